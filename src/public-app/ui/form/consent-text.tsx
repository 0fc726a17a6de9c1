import { Link } from "@tanstack/react-router";
import { FIXED_PAGES } from "#contracts/page/fixed-pages.ts";
import { m } from "#messages/public-app/ui/messages";

type Words = { before: string; link: string; after: string };

/** The text of a consent. Its link opens the privacy page in a new tab, so that nothing that was typed is lost. */
export function ConsentText({ words }: { words: Words }) {
  return (
    <>
      {words.before}
      <Link to="/$slug" params={{ slug: FIXED_PAGES.privacy }} target="_blank">
        {words.link}
        <span className="visually-hidden"> {m.newTab}</span>
      </Link>
      {words.after}
    </>
  );
}
