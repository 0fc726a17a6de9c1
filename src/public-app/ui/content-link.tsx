import { Link } from "@tanstack/react-router";

/** A link as an administrator wrote it: to a page of this site without loading a document, to any other URL as it
 *  is. */
export function ContentLink({ to, text, className }: { to: string; text: string; className?: string }) {
  if (!to.startsWith("/")) {
    return (
      <a href={to} className={className}>
        {text}
      </a>
    );
  }
  const { pathname, searchParams, hash } = new URL(to, "http://site.invalid");
  return (
    <Link to={pathname} search={Object.fromEntries(searchParams)} hash={hash.slice(1)} className={className}>
      {text}
    </Link>
  );
}

type Props = { number: string; className?: string };

/** A telephone number that calls when pressed, and never breaks over two lines. */
export function PhoneLink({ number, className }: Props) {
  return (
    <a href={`tel:${number.replaceAll(" ", "")}`} className={className}>
      {number.replaceAll(" ", "\u00a0")}
    </a>
  );
}
