import { Link } from "@tanstack/react-router";
import type { PublicLink } from "#contracts/settings/public-settings.ts";
import { language } from "#messages/public-app/language/language";
import { m } from "#messages/public-app/layout/messages";
import { toRoutePath } from "#public-app/content/site-links.ts";
import { ContentLink } from "#public-app/ui/content-link.tsx";

type DocumentedPath = keyof typeof m.links;

const isDocumented = (url: string): url is DocumentedPath => url in m.links;

type Props = { link: PublicLink; className: string | undefined; onClick?: () => void };

/** A link of the menu or the footer: a documented one by its name here, any other by the words of the settings. */
export function SiteLink({ link: { url, label, lang }, className = "", onClick }: Props) {
  if (label !== "" || !isDocumented(url)) {
    return (
      <span {...(lang && language.french)} onClickCapture={onClick}>
        <ContentLink to={url} text={label} className={className} />
      </span>
    );
  }
  return (
    <Link to={toRoutePath(url)} activeOptions={{ exact: url === "/", includeSearch: false }} className={className} onClick={onClick}>
      {m.links[url]}
    </Link>
  );
}
