import { Link } from "@tanstack/react-router";
import { BRAND } from "#contracts/shared/brand.ts";
import button from "#public-app/ui/button.module.css";
import { MessagePage } from "./message-page.tsx";

export function NotFoundPage() {
  return (
    <MessagePage title="Cette page n’existe pas" text="L’adresse a peut-être changé. Le catalogue, lui, est toujours ouvert.">
      <title>{`Page introuvable – ${BRAND.name}`}</title>
      <meta name="robots" content="noindex" />
      <Link to="/produits" className={`${button.button} ${button.night}`}>
        Voir les produits
      </Link>
      <Link to="/" className={`${button.button} ${button.outline}`}>
        Revenir à l’accueil
      </Link>
      <Link to="/contact" className={`${button.button} ${button.outline}`}>
        Nous écrire
      </Link>
    </MessagePage>
  );
}
