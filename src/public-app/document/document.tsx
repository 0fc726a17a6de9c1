import { Scripts } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { BundleAssets } from "#contracts/page/render-contract.ts";
import type { PublicSettings } from "#contracts/settings/public-settings.ts";
import { language } from "#messages/public-app/language/language";
import { textFont } from "#messages/public-app/document/head";
import beforeHydration from "./before-hydration.ts?inline-script";
import { m } from "#messages/public-app/layout/messages";
import startApp from "./start-app.ts?inline-script";
import { JsonLdScripts } from "./structured-data.tsx";

type Props = { publicUrl: string; settings: PublicSettings; sendsMail: boolean; assets: BundleAssets; children: ReactNode };

/** The document around the app. Rendered on the server only: the browser hydrates `#app`, and each page brings its own
 *  head. */
export function Document({ publicUrl, settings, sendsMail, assets, children }: Props) {
  return (
    <html lang={language.code} dir={language.direction} data-static="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b2a30" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/logo.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title={m.feed(settings.name)} href={`${language.base}/feed.xml`} />
        <JsonLdScripts />
        <script dangerouslySetInnerHTML={{ __html: beforeHydration }} />
      </head>
      {/* Here, since the character encoding must stand within the first 1,024 bytes of a page. */}
      <body data-public-url={publicUrl} data-settings={JSON.stringify(settings)} data-sends-mail={sendsMail}>
        <div id="app">{children}</div>
        <Scripts />
        <script
          type="module"
          data-entry={assets.entry}
          data-files={JSON.stringify(assets.preloads)}
          dangerouslySetInnerHTML={{ __html: startApp }}
        />
      </body>
    </html>
  );
}
