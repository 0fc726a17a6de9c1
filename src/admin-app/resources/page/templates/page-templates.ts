import { BriefcaseBusiness, Layers, LifeBuoy, type LucideIcon, Megaphone, Scale } from "lucide-react";
import { makeSection } from "#contracts/page/empty-section.ts";
import type { Section } from "#contracts/page/section.ts";

type CreateId = () => string;

/** A page to start from: its sentences are there to be replaced. */
export type PageTemplate = { name: string; hint: string; icon: LucideIcon; title: string; sections: (id: CreateId) => Section[] };

const DEMO = { link_text: "Demander une démo", link_url: "/contact?type=demo" };

function campaign(id: CreateId): Section[] {
  return [
    makeSection("opening", id(), {
      overline: "Du 1er au 31 octobre",
      lead: "Une phrase qui dit ce que vous offrez, à qui, et jusqu’à quand.",
      ...DEMO,
    }),
    makeSection("benefits", id(), {
      title: "Ce que vous y gagnez",
      items: [
        { icon: "lightbulb", title: "Le premier avantage", text: "Dites ce qui change au quotidien, sans mot technique." },
        { icon: "thermometer", title: "Le deuxième avantage", text: "Un exemple vaut mieux qu’un adjectif." },
        { icon: "shield", title: "Le troisième avantage", text: "Trois suffisent\u202f: on n’en retient pas davantage." },
      ],
    }),
    makeSection("products", id(), { title: "Les produits de l’offre" }),
    makeSection("steps", id(), {
      title: "Comment cela se passe",
      items: [
        { mark: "1", title: "Vous nous écrivez", text: "Nous vous rappelons sous 24 heures." },
        { mark: "2", title: "Nous venons voir", text: "La visite est gratuite et sans engagement." },
        { mark: "3", title: "Nous installons", text: "En moins de 4 heures pour une maison courante." },
      ],
    }),
    makeSection("questions", id(), {
      title: "Vos questions",
      items: [
        { question: "Jusqu’à quand l’offre est-elle valable\u202f?", answer: "Donnez la date, et ce qui se passe ensuite." },
        { question: "Peut-on la cumuler avec une autre\u202f?", answer: "Répondez par oui ou par non, puis expliquez." },
      ],
    }),
    makeSection("action", id(), { title: "Parlons de votre maison", text: "Trente minutes, au showroom ou chez vous.", ...DEMO }),
  ];
}

function productFamily(id: CreateId): Section[] {
  return [
    makeSection("opening", id(), { overline: "Une famille de produits", lead: "Ce que ces produits font ensemble, en une phrase." }),
    makeSection("picture", id(), {
      title: "À quoi cela ressemble chez vous",
      html: "<p>Décrivez une scène\u202f: une heure, une pièce, un geste. Puis choisissez une image qui la montre.</p>",
    }),
    makeSection("products", id(), { title: "Toute la famille", choice: "category" }),
    makeSection("figures", id(), {
      title: "En chiffres",
      items: [
        { figure: "3", label: "modèles" },
        { figure: "5 ans", label: "de garantie" },
        { figure: "0", label: "abonnement" },
      ],
    }),
    makeSection("articles", id(), { title: "Pour bien choisir", choice: "category", category: "guide" }),
    makeSection("action", id(), {
      title: "Un doute sur le modèle\u202f?",
      text: "Nous vous aidons à choisir.",
      link_text: "Demander un devis",
      link_url: "/contact?type=quote",
      other_text: "Voir les produits",
      other_url: "/produits",
    }),
  ];
}

function support(id: CreateId): Section[] {
  return [
    makeSection("opening", id(), { lead: "La réponse à la plupart des questions, et une personne pour les autres." }),
    makeSection("steps", id(), {
      title: "Avant de nous appeler",
      items: [
        { mark: "1", title: "Redémarrez la box", text: "Débranchez-la dix secondes. Cela résout une panne sur deux." },
        { mark: "2", title: "Ouvrez l’application", text: "Un appareil hors ligne y est marqué en rouge." },
        { mark: "3", title: "Notez la référence", text: "Elle est sous l’appareil\u202f: nous la demandons toujours." },
      ],
    }),
    makeSection("questions", id(), {
      title: "Les questions fréquentes",
      items: [
        { question: "Mon appareil n’apparaît plus. Que faire\u202f?", answer: "Écrivez les gestes dans l’ordre, un par ligne." },
        {
          question: "Comment changer le Wi-Fi de la maison\u202f?",
          answer: "Dites où se trouve le réglage, et combien de temps il prend.",
        },
      ],
    }),
    makeSection("action", id(), {
      title: "Toujours bloqué\u202f?",
      text: "Une personne vous répond, jamais un automate.",
      link_text: "Contacter le support",
      link_url: "/contact?type=support",
    }),
    makeSection("place", id()),
  ];
}

function recruitment(id: CreateId): Section[] {
  return [
    makeSection("opening", id(), {
      overline: "Nous recrutons",
      lead: "Le métier, la ville, le contrat\u202f: en une phrase.",
      link_text: "Envoyer ma candidature",
      link_url: "/contact",
    }),
    makeSection("text", id(), {
      title: "Le poste",
      html: "<p>Ce que la personne fera de ses journées, et avec qui.</p><ul><li>Une mission</li><li>Une deuxième mission</li><li>Ce qu’il faut savoir faire, et ce qui s’apprend chez nous</li></ul>",
    }),
    makeSection("benefits", id(), {
      title: "Ce que nous offrons",
      items: [
        { icon: "calendar", title: "Des horaires clairs", text: "Dites lesquels." },
        { icon: "wrench", title: "De bons outils", text: "Dites lesquels, et qui les choisit." },
        { icon: "users", title: "Une équipe", text: "Combien de personnes, depuis quand." },
      ],
    }),
    makeSection("steps", id(), {
      title: "Comment nous choisissons",
      items: [
        { mark: "1", title: "Un appel", text: "Vingt minutes, pour faire connaissance." },
        { mark: "2", title: "Une visite", text: "Une demi-journée avec l’équipe." },
        { mark: "3", title: "Une réponse", text: "Sous une semaine, dans tous les cas." },
      ],
    }),
    makeSection("action", id(), {
      title: "Cela vous ressemble\u202f?",
      text: "Quelques lignes suffisent\u202f: dites-nous pourquoi.",
      link_text: "Nous écrire",
      link_url: "/contact",
    }),
  ];
}

function legal(id: CreateId): Section[] {
  const text = (title: string, html: string) => makeSection("text", id(), { title, html });
  return [
    text("De quoi il s’agit", "<p>En deux phrases\u202f: à qui ce texte s’applique, et depuis quand.</p>"),
    text("Vos droits", "<p>Ce que la personne peut demander, à qui, et sous quel délai.</p>"),
    text("Nos engagements", "<ul><li>Un engagement</li><li>Un deuxième engagement</li></ul>"),
    text("Nous joindre", '<p>Pour toute question\u202f: <a href="/contact">écrivez-nous</a>.</p>'),
  ];
}

/** The templates, in the order in which they are offered. */
export const PAGE_TEMPLATES: PageTemplate[] = [
  { name: "Campagne", hint: "Une offre, jusqu’à une date", icon: Megaphone, title: "Votre campagne", sections: campaign },
  {
    name: "Famille de produits",
    hint: "Une gamme, et comment choisir",
    icon: Layers,
    title: "Une famille de produits",
    sections: productFamily,
  },
  { name: "Assistance", hint: "Les gestes, les questions, un contact", icon: LifeBuoy, title: "Assistance", sections: support },
  {
    name: "Recrutement",
    hint: "Un poste, et comment postuler",
    icon: BriefcaseBusiness,
    title: "Un métier chez nous",
    sections: recruitment,
  },
  { name: "Texte légal", hint: "Un texte en articles, sans image", icon: Scale, title: "Conditions de l’offre", sections: legal },
];
