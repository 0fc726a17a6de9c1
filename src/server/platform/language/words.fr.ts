import { ARTICLE_CATEGORY_LABELS as articleCategories } from "#contracts/article/article-categories.ts";
import { m as mail } from "./mail-words.fr.ts";

/** The server's own words to visitors, beside the pages: its mails and its feed. */
export const words = {
  articleCategories,
  feed: "Guides, économies d’énergie, sécurité\u202f: nos conseils pour une maison connectée simple à vivre.",
  merchantFeed: "Produits vendus, avec leur prix de départ.",
  mail,
  /** Words of the pages that need neither database nor bundle. */
  plain: {
    busy: { title: "Le site est très demandé", text: "Cette page se recharge d’elle-même dans quelques secondes." },
    refused: { title: "Cette page ne peut pas être affichée", text: (reason: string) => reason },
    home: "Aller à l’accueil",
    failed: {
      title: "Une erreur inattendue est survenue",
      text: (reference: string) =>
        `Elle est enregistrée. Réessayez dans un instant\u202f; si elle revient, écrivez-nous avec cette référence\u202f: ${reference}`,
    },
  },
};
