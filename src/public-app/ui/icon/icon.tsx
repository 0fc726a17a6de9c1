import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?no-inline";

/** A decorative icon: the text beside it, or the control's label, says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
