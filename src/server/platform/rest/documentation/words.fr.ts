import { CONFLICT_REASONS } from "#contracts/shared/errors.ts";
import { OPERATIONS_MAX } from "#contracts/shared/operation.ts";
import { LIMIT_DEFAULT, LIMIT_MAX } from "#contracts/shared/paging.ts";
import { ROLE_LABELS, type Role } from "#contracts/session/roles.ts";

const INTRODUCTION = [
  "Le catalogue, le blog et l’administration. Les champs portent les mêmes noms dans les demandes et les réponses.",
  "## Accès\n\nCe que voient les visiteurs se lit sans clé. Le reste demande `Authorization: Bearer …`\u202f: une clé d’API (`lum_…`) créée dans l’administration, page «\u202fAPI et webhooks\u202f», ou le jeton reçu à la connexion. Une clé n’ouvre que ses droits, et jamais plus que son auteur.",
  '## Écrire\n\nUn PUT dont la `version` est dépassée est refusé (409), et rien ne change\u202f; avec l’en-tête `Prefer: merge`, il est d’abord fusionné avec ce qui a été enregistré entre-temps, et refusé de même là où les deux ont modifié la même chose. Un champ facultatif absent d’un PUT garde sa valeur\u202f; `null` et `""` le vident. PATCH ne change que les champs envoyés. Sous une même `Idempotency-Key`, une demande n’est faite qu’une fois.',
  `## Lire\n\nUne page a \`limit\` éléments (${LIMIT_DEFAULT}, au plus ${LIMIT_MAX}). Une liste de l’administration se parcourt par \`cursor\` ou \`updated_since\`, par id, sans que rien ne la décale\u202f; \`/api/admin/changes\` donne ce qui a été supprimé. Chaque lecture a un \`ETag\`\u202f: renvoyé dans \`If-None-Match\`, il vaut 304. Un paramètre inconnu est refusé.`,
  "## Langues\n\nLe français est la source. `lang=en` donne les traductions publiées, et chaque élément dit sa langue dans `language`. Les traductions se lisent et s’écrivent sous `…/{id}/translations`. Les messages d’erreur sont en français\u202f; `code` et `reason` s’adressent aux programmes.",
  `## Limites\n\nUn corps JSON a au plus 1 Mo, en UTF-8\u202f; une image 5 Mo, un PDF 10 Mo. \`bulk\` prend ${OPERATIONS_MAX} opérations. Les demandes de masse et les grandes pages sont faites une à une\u202f; au-delà de neuf en attente, la réponse est 503. Les formulaires des visiteurs et la connexion répondent 429 après trop d’essais. Après 429 ou 503, renvoyez la même demande sous la même clé, après \`Retry-After\`. Une méthode qu’un chemin n’a pas reçoit 405, et \`Allow\` nomme celles qu’il a.`,
  "## Webhooks\n\nUn webhook envoie chaque événement choisi à une adresse `https`, signé selon [Standard Webhooks](https://www.standardwebhooks.com)\u202f: `webhook-signature` est `v1,` et le HMAC-SHA256 en base64 de `{webhook-id}.{webhook-timestamp}.{corps}`, sous le secret décodé. Sans réponse 2xx en 15 secondes, il est renvoyé sept fois en un jour\u202f; 410 l’arrête. Un événement peut arriver deux fois, sous le même `webhook-id`.",
];

/** The texts of the documentation in French. */
export const words = {
  title: (company: string) => `API ${company}`,
  introduction: INTRODUCTION.join("\n\n"),
  licence: "Propriétaire",
  site: "Ce site",
  page: { script: "Cette page demande JavaScript. Le document OpenAPI se lit aussi seul\u202f:", site: "Le site", languages: "Langues" },
  tags: {
    public: { name: "Public", description: "Lectures et demandes ouvertes à tous" },
    access: { name: "Connexion", description: "Ouvrir une session, compter les contenus" },
    products: { name: "Produits", description: "Le catalogue" },
    categories: { name: "Catégories", description: "Les catégories et leurs attributs" },
    slides: { name: "Slides", description: "Les images du carrousel" },
    blogs: { name: "Articles", description: "Le blog" },
    pages: { name: "Pages", description: "Les pages du site" },
    features: { name: "Fonctionnalités", description: "Les points forts de l’accueil" },
    requests: { name: "Demandes", description: "Les demandes des visiteurs" },
    "reply-templates": { name: "Modèles de réponse", description: "Les réponses toutes prêtes" },
    subscribers: { name: "Abonnés", description: "Les abonnés à la lettre d’information" },
    letters: { name: "Lettres", description: "Les lettres d’information" },
    synonyms: { name: "Synonymes", description: "Les mots que la recherche tient pour les mêmes" },
    redirections: { name: "Redirections", description: "Les anciennes adresses" },
    launches: { name: "Lancements", description: "Les contenus publiés ensemble" },
    files: { name: "Fichiers", description: "Images, documents et tableaux" },
    changes: { name: "Suppressions", description: "Ce qui a été supprimé, pour les programmes qui en gardent une copie" },
    webhooks: { name: "Webhooks", description: "Les messages aux autres programmes" },
  },
  role: (role: Role) => `Rôle demandé au moins\u202f: ${ROLE_LABELS[role]}.`,
  scope: (scope: string) => `Droit demandé à une clé d’API\u202f: \`${scope}\`.`,
  noScope: "Aucune clé d’API ne l’ouvre.",
  anyScope: "Toute clé d’API l’ouvre, pour ce que ses droits laissent lire.",
  scanning:
    "Avec `cursor` (vide la première fois) ou `updated_since`, la réponse est `{ data, next_cursor }`\u202f: les lignes par leur id, que rien ne décale.",
  success: { done: "Réussite", replaced: "Remplacé", created: "Créé", stored: "Fichier enregistré", file: "Le fichier" },
  parameters: {
    key: "Une clé de votre choix, par exemple un UUID. La même demande envoyée à nouveau sous cette clé dans les 24 heures reçoit la première réponse, et rien n’est fait deux fois. Une autre demande sous la même clé est refusée (409).",
    lang: "La langue souhaitée\u202f: `en` donne les traductions publiées, et chaque élément dit alors sa langue dans `language` (`fr` là où il n’est pas traduit). Sans elle, tout est en français.",
    ifMatch:
      'L’`ETag` d’une lecture, ou la version entre guillemets (`"3"`)\u202f: la demande est refusée (412) si l’élément a été modifié depuis. Vaut la `version` du corps, sans fusion.',
    ifNoneMatch: "L’`ETag` de la réponse que vous avez\u202f: 304 si elle n’a pas changé.",
    merge:
      "«\u202fmerge\u202f» demande de fusionner cette demande avec ce qui a été enregistré depuis la `version` envoyée. Là où les deux ont modifié la même chose, ou là où cette version n’est plus connue (deux ans), la réponse reste 409.",
  },
  headers: {
    merged: "«\u202fmerge\u202f» là où la demande a été fusionnée avec ce qui avait été enregistré entre-temps",
    etag: "L’empreinte de la réponse, que `If-None-Match` renvoie",
    version: "Sa version en tête\u202f; `If-None-Match` y répond 304, et `If-Match` n’écrit qu’à cette version",
    retryAfter: "Secondes à attendre avant un autre essai",
    allow: "Les méthodes que ce chemin a",
    challenge: "Comment prouver son identité",
  },
  errors: {
    "400": "Demande invalide\u202f: chaque champ fautif est nommé dans `issues`",
    "401":
      "Session absente ou expirée, ou clé d’API qui n’est plus valide. À la connexion\u202f: nom, mot de passe ou code incorrect, ou (`factor_required`) le second facteur de cette personne est demandé\u202f: renvoyez la demande avec `code`",
    "403":
      "Le rôle de la personne, ou les droits de la clé, ne permettent pas cette action, ou (`factor_setup_required`) la personne doit d’abord configurer un second facteur",
    "404": "Élément inconnu ou masqué",
    "405": "Ce chemin n’a pas cette méthode",
    "409": `Conflit, que \`reason\` distingue\u202f: ${CONFLICT_REASONS.map((reason) => `\`${reason}\``).join(", ")}. Pour \`stale_version\`, \`code\` est \`stale\`, et \`version\` la version enregistrée`,
    "412": "La version demandée par `If-Match` n’est plus celle qui est enregistrée, que donne `version`",
    "413": "Contenu trop volumineux",
    "415": "Type de contenu refusé",
    "429": "Trop de tentatives\u202f: réessayez après le délai de `Retry-After`",
    "503":
      "Arrêt en cours, base de données ou disque indisponible, ou trop de grandes demandes à la fois\u202f: réessayez après `Retry-After`",
  },
  notModified: "Inchangé depuis la réponse dont `If-None-Match` envoie l’`ETag`",
  security: {
    bearer: "Le jeton reçu de POST /api/admin/login",
    apiKey: "Une clé d’API, créée dans l’administration, page «\u202fAPI et webhooks\u202f»\u202f: `Authorization: Bearer lum_…`",
  },
  webhook: {
    summary: { created: "Création", updated: "Modification", deleted: "Suppression" },
    test: "Essai d’un webhook",
    whole:
      "`item` est l’élément comme REST le donne, dans la version du changement\u202f; supprimé, comme il était. Le webhook peut n’en demander que des champs.",
    personal: "Des données personnelles n’est envoyé que l’id.",
    granted:
      "`item` est la demande comme REST la donne, tant que la personne qui a réglé le webhook peut lire les demandes, et que celle-ci n’est pas effacée.",
    id: "L’identifiant du message, le même à chaque essai",
    timestamp: "L’instant de l’essai, en secondes depuis 1970",
    signature: "Une signature `v1,…`, ou deux séparées par une espace pendant les 24 heures d’un changement de secret",
    received: "Reçu. Toute réponse 2xx convient",
    gone: "Ne plus rien envoyer\u202f: le webhook s’arrête",
  },
};
