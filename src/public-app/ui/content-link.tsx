import { Link, useRouter } from "@tanstack/react-router";
import { isPage } from "#public-app/routes/page-url.ts";

/** A link as an administrator wrote it: to a page of this site without loading a document, to any other URL as it is.
 *  The server may lead on from a path that is none of a page. */
export function ContentLink({ to, text, className }: { to: string; text: string; className?: string }) {
  const router = useRouter();
  const page = to.startsWith("/") ? new URL(to, "http://site.invalid") : undefined;
  if (!page || !isPage(router, page.pathname)) {
    return (
      <a href={to} className={className}>
        {text}
      </a>
    );
  }
  const { pathname, searchParams, hash } = page;
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
