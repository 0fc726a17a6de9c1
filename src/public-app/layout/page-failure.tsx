import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { BRAND } from "#contracts/shared/brand.ts";
import button from "#public-app/ui/button.module.css";
import { MessagePage } from "./message-page.tsx";

/** Shown where a page could not be loaded at all. */
export function PageFailure({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <MessagePage title="Cette page ne s’affiche pas" text="Un incident nous empêche de la charger. Votre maison, elle, va bien.">
      <title>{`Incident – ${BRAND.name}`}</title>
      <meta name="robots" content="noindex" />
      <button type="button" className={`${button.button} ${button.night} needs-script`} onClick={retry}>
        Réessayer
      </button>
      <a href="/contact" className={`${button.button} ${button.outline}`}>
        Nous écrire
      </a>
    </MessagePage>
  );
}
