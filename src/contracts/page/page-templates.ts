import { plainText } from "../text/plain-text.ts";
import { makeSection } from "./empty-section.ts";
import { listSectionTexts } from "./section-texts.ts";
import type { Section } from "./section.ts";

/** Tools of a template: `id` makes the id of a section, `todo` marks a sentence that says nothing of the company. */
type Making = { id: () => string; todo: (text: string) => string };

const DEMO = { link_text: "Demander une démo", link_url: "/contact?type=demo" };

function campaign({ id, todo }: Making): Section[] {
  return [
    makeSection("opening", id(), {
      overline: todo("Du 1er au 31 octobre"),
      lead: todo("Une phrase qui dit ce que vous offrez, à qui, et jusqu’à quand."),
      ...DEMO,
    }),
    makeSection("benefits", id(), {
      title: "Ce que vous y gagnez",
      items: [
        { icon: "lightbulb", title: todo("Le premier avantage"), text: todo("Dites ce qui change au quotidien, sans mot technique.") },
        { icon: "thermometer", title: todo("Le deuxième avantage"), text: todo("Un exemple vaut mieux qu’un adjectif.") },
        { icon: "shield", title: todo("Le troisième avantage"), text: todo("Trois suffisent\u202f: on n’en retient pas davantage.") },
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
        { question: "Jusqu’à quand l’offre est-elle valable\u202f?", answer: todo("Donnez la date, et ce qui se passe ensuite.") },
        { question: "Peut-on la cumuler avec une autre\u202f?", answer: todo("Répondez par oui ou par non, puis expliquez.") },
      ],
    }),
    makeSection("action", id(), { title: "Parlons de votre maison", text: "Trente minutes, au showroom ou chez vous.", ...DEMO }),
  ];
}

function productFamily({ id, todo }: Making): Section[] {
  return [
    makeSection("opening", id(), {
      overline: todo("Une famille de produits"),
      lead: todo("Ce que ces produits font ensemble, en une phrase."),
    }),
    makeSection("picture", id(), {
      title: "À quoi cela ressemble chez vous",
      html: todo("<p>Décrivez une scène\u202f: une heure, une pièce, un geste. Puis choisissez une image qui la montre.</p>"),
    }),
    makeSection("products", id(), { title: "Toute la famille", choice: "category" }),
    makeSection("figures", id(), {
      title: "En chiffres",
      items: [
        { figure: "?", label: todo("le nombre de modèles") },
        { figure: "?", label: todo("les années de garantie") },
        { figure: "?", label: todo("un nombre que le visiteur peut vérifier") },
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

function support({ id, todo }: Making): Section[] {
  return [
    makeSection("opening", id(), { lead: "La réponse à la plupart des questions, et une personne pour les autres." }),
    makeSection("steps", id(), {
      title: "Avant de nous appeler",
      items: [
        { mark: "1", title: "Redémarrez la box", text: "Débranchez-la dix secondes, puis attendez qu’elle s’allume." },
        { mark: "2", title: "Ouvrez l’application", text: "Un appareil hors ligne y est marqué en rouge." },
        { mark: "3", title: "Notez la référence", text: "Elle est sous l’appareil\u202f: nous la demandons toujours." },
      ],
    }),
    makeSection("questions", id(), {
      title: "Les questions fréquentes",
      items: [
        { question: "Mon appareil n’apparaît plus. Que faire\u202f?", answer: todo("Écrivez les gestes dans l’ordre, un par ligne.") },
        {
          question: "Comment changer le Wi-Fi de la maison\u202f?",
          answer: todo("Dites où se trouve le réglage, et combien de temps il prend."),
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

function recruitment({ id, todo }: Making): Section[] {
  return [
    makeSection("opening", id(), {
      overline: "Nous recrutons",
      lead: todo("Le métier, la ville, le contrat\u202f: en une phrase."),
      link_text: "Envoyer ma candidature",
      link_url: "/contact",
    }),
    makeSection("text", id(), {
      title: "Le poste",
      html: todo(
        "<p>Ce que la personne fera de ses journées, et avec qui.</p><ul><li>Une mission</li><li>Une deuxième mission</li><li>Ce qu’il faut savoir faire, et ce qui s’apprend chez nous</li></ul>",
      ),
    }),
    makeSection("benefits", id(), {
      title: "Ce que nous offrons",
      items: [
        { icon: "calendar", title: "Des horaires clairs", text: todo("Dites lesquels.") },
        { icon: "wrench", title: "De bons outils", text: todo("Dites lesquels, et qui les choisit.") },
        { icon: "users", title: "Une équipe", text: todo("Combien de personnes, depuis quand.") },
      ],
    }),
    makeSection("steps", id(), {
      title: "Comment nous choisissons",
      items: [
        { mark: "1", title: "Un appel", text: todo("Combien de temps, et avec qui.") },
        { mark: "2", title: "Une visite", text: todo("Ce que la personne verra, et qui elle rencontrera.") },
        { mark: "3", title: "Une réponse", text: todo("Sous quel délai, même quand c’est non.") },
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

function legal({ id, todo }: Making): Section[] {
  const text = (title: string, html: string) => makeSection("text", id(), { title, html });
  return [
    text("De quoi il s’agit", todo("<p>En deux phrases\u202f: à qui ce texte s’applique, et depuis quand.</p>")),
    text("Vos droits", todo("<p>Ce que la personne peut demander, à qui, et sous quel délai.</p>")),
    text("Nos engagements", todo("<ul><li>Un engagement</li><li>Un deuxième engagement</li></ul>")),
    text("Nous joindre", '<p>Pour toute question\u202f: <a href="/contact">écrivez-nous</a>.</p>'),
  ];
}

/** The sections of each template of a page: sentences to replace, and others that may stay. */
const TEMPLATES = { campaign, productFamily, support, recruitment, legal };

export type PageTemplateName = keyof typeof TEMPLATES;

/** Makes the sections of a template. `id` makes the id of each. */
export function makeTemplateSections(name: PageTemplateName, id: () => string): Section[] {
  return TEMPLATES[name]({ id, todo: (text) => text });
}

const listLines = (text: string) => plainText(text).split("\n");

/** Lists the lines of the sentences of all templates that are to be replaced. */
function listTodoLines(): Set<string> {
  const lines = new Set<string>();
  const todo = (text: string) => {
    for (const line of listLines(text)) lines.add(line);
    return text;
  };
  for (const template of Object.values(TEMPLATES)) template({ id: () => "", todo });
  return lines;
}

const TODO_LINES = listTodoLines();

/** Whether a section has a line of a template that is to be replaced. */
export function hasTemplateText(section: Section): boolean {
  return listSectionTexts([section]).some((text) => listLines(text).some((line) => TODO_LINES.has(line)));
}
