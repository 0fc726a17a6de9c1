import { Link } from "@tanstack/react-router";
import { m } from "#messages/public-app/ui/messages";

type Words = { before: string; link: string; after: string };

/** What one agrees to, with the way to the privacy page in it: in a tab of its own, so that nothing that was typed is
 *  lost. */
export function ConsentText({ words }: { words: Words }) {
  return (
    <>
      {words.before}
      <Link to="/confidentialite" target="_blank">
        {words.link}
        <span className="visually-hidden"> {m.newTab}</span>
      </Link>
      {words.after}
    </>
  );
}
