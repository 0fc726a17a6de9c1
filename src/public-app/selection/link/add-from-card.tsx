import { useState } from "react";
import type { LanguageAttributes } from "#public-app/language/language-settings.ts";
import choice from "#public-app/product/comparison/compare-choice.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { m } from "#messages/public-app/product/messages";

type Props = {
  id: number;
  slug: string;
  title: string;
  /** Where the title is in another language than the page. */
  attributes: LanguageAttributes | undefined;
};

/** Takes a product into the selection from its card, one more at each press, and says how many there are. What that takes comes with the first one. */
export function AddFromCard({ id, slug, title, attributes }: Props) {
  const [said, say] = useState("");

  async function add() {
    const { addOne } = await import("./selection-link.tsx");
    say(addOne({ id, slug, title }));
  }

  return (
    <>
      <button
        type="button"
        name="selection"
        value={slug}
        className={`${choice.choice} needs-script`}
        title={m.addToSelection}
        onClick={() => void add().catch(() => say(m.notAdded))}
      >
        <Icon name="plus" />
        <span className="visually-hidden">
          {m.addToSelection} <span {...attributes}>{title}</span>
        </span>
      </button>
      {said && <output>{said}</output>}
    </>
  );
}
