import { BRAND } from "#contracts/shared/brand.ts";
import classes from "./brand-mark.module.css";

/** A lit doorway under the night, and the company's name. */
export function BrandMark() {
  return (
    <span className={classes.brand}>
      <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="9" className={classes.night} />
        <path d="M10 25v-9a6 6 0 0 1 12 0v9z" className={classes.door} />
      </svg>
      <span className={classes.name}>{BRAND.name}</span>
    </span>
  );
}
