import { COMPANY } from "./brand.ts";
import classes from "./brand-mark.module.css";

/** A lamp in a doorway by night (the drawing of /logo.svg), and the company's name. */
export function BrandMark() {
  return (
    <span className={classes.brand}>
      <svg className={classes.mark} viewBox="0 0 64 64" aria-hidden>
        <rect width="64" height="64" rx="12" className={classes.night} />
        <path d="M16 50V30a16 16 0 0 1 32 0v20" className={classes.door} />
        <circle cx="32" cy="31" r="6" className={classes.lamp} />
      </svg>
      <span className={classes.name}>{COMPANY}</span>
    </span>
  );
}
