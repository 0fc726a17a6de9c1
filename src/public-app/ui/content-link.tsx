import { Link, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { phoneUrl } from "#contracts/settings/phone.ts";
import { isPage } from "#public-app/routes/page-url.ts";

/** A link as an administrator wrote it: to a page of this site without loading a document, to any other URL as it is.
 *  The server may lead on from a path that is none of a page. `children`: a drawing behind its words. */
export function ContentLink({ to, text, className, children }: { to: string; text: string; className?: string; children?: ReactNode }) {
  const router = useRouter();
  const page = to.startsWith("/") ? new URL(to, "http://site.invalid") : undefined;
  if (!page || !isPage(router, page.pathname)) {
    return (
      <a href={to} className={className}>
        {text}
        {children}
      </a>
    );
  }
  const { pathname, searchParams, hash } = page;
  return (
    <Link to={pathname} search={Object.fromEntries(searchParams)} hash={hash.slice(1)} className={className}>
      {text}
      {children}
    </Link>
  );
}

type Props = { number: string; className?: string };

/** A telephone number that calls when pressed, and never breaks over two lines. */
export function PhoneLink({ number, className }: Props) {
  return (
    <a href={phoneUrl(number)} className={className}>
      {number.replaceAll(" ", "\u00a0")}
    </a>
  );
}
