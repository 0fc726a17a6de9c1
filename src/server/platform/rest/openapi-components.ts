import { LANGUAGES } from "#contracts/shared/language.ts";
import type { JsonSchema } from "./procedure-schemas.ts";

const ERROR_RESPONSES = {
  "400": "Demande invalide\u202f: chaque champ fautif est nommé dans `issues`",
  "401":
    "Session absente ou expirée, ou clé d’API qui n’est plus valide. À la connexion\u202f: nom, mot de passe ou code incorrect, ou (`factor_required`) le second facteur de cette personne est demandé\u202f: renvoyez la demande avec `code`",
  "403":
    "Le rôle de la personne, ou les droits de la clé, ne permettent pas cette action, ou (`factor_setup_required`) la personne doit d’abord configurer un second facteur",
  "404": "Élément inconnu ou masqué",
  "409":
    "Conflit, que `reason` distingue\u202f: `slug_taken`, `reference_taken`, `name_taken`, `from_path_taken` (`issues`), `idempotency_key_reused`, `stale_version` (`code` est alors `stale`, et `version` la version enregistrée)",
  "412": "La version demandée par `If-Match` n’est plus celle qui est enregistrée, que donne `version`",
  "413": "Contenu trop volumineux",
  "415": "Type de contenu refusé",
  "429": "Trop de tentatives\u202f: réessayez après le délai de `Retry-After`",
  "503":
    "Arrêt en cours, base de données ou disque indisponible, ou trop de grandes lectures à la fois\u202f: réessayez après `Retry-After`",
} as const;

/** Statuses whose replies carry `Retry-After`. */
const RETRIABLE = new Set(["429", "503"]);
const RETRY_AFTER = { "Retry-After": { $ref: "#/components/headers/RetryAfter" } };

/** A status of a refusal that the documentation describes. */
export type ErrorStatus = keyof typeof ERROR_RESPONSES;

const LANG_PARAMETER = {
  name: "lang",
  in: "query",
  required: false,
  description:
    "La langue souhaitée\u202f: `en` donne les traductions publiées, et chaque élément dit alors sa langue dans `language` (`fr` là où il n’est pas traduit). Sans elle, tout est en français.",
  schema: { type: "string", enum: [...LANGUAGES], default: "fr" },
};

const IF_MATCH_PARAMETER = {
  name: "If-Match",
  in: "header",
  required: false,
  description:
    'L’`ETag` d’une lecture, ou la version entre guillemets (`"3"`)\u202f: la demande est refusée (412) si l’élément a été modifié depuis. Vaut la `version` du corps, sans fusion.',
  schema: { type: "string", example: '"3"' },
};

const SECURITY_SCHEMES = {
  bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "Le jeton reçu de POST /api/admin/login" },
  apiKey: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "lum_…",
    description: "Une clé d’API, créée dans l’administration, page «\u202fAPI et webhooks\u202f»\u202f: `Authorization: Bearer lum_…`",
  },
};

/** Headers of replies. */
const HEADERS = {
  PreferenceApplied: {
    description: "«\u202fmerge\u202f» là où la demande a été fusionnée avec ce qui avait été enregistré entre-temps",
    schema: { type: "string" },
  },
  ETag: {
    description: "Sa version en tête\u202f; `If-None-Match` y répond 304, et `If-Match` n’écrit qu’à cette version",
    schema: { type: "string" },
  },
  RetryAfter: { description: "Secondes à attendre avant un autre essai", schema: { type: "integer" } },
};

/** Builds the parts that the paths of the document refer to. */
export function componentsOf(schemas: Record<string, JsonSchema>) {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
  return {
    parameters: {
      IdempotencyKey: {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        description:
          "Une clé de votre choix, par exemple un UUID. La même demande envoyée à nouveau sous cette clé dans les 24 heures reçoit la première réponse, et rien n’est fait deux fois. Une autre demande sous la même clé est refusée (409).",
        schema: { type: "string", minLength: 1, maxLength: 200 },
      },
      IfMatch: IF_MATCH_PARAMETER,
      Lang: LANG_PARAMETER,
      PreferMerge: {
        name: "Prefer",
        in: "header",
        required: false,
        description:
          "«\u202fmerge\u202f» demande de fusionner cette demande avec ce qui a été enregistré depuis la `version` envoyée. Là où les deux ont modifié la même chose, ou là où cette version n’est plus connue (deux ans), la réponse reste 409.",
        schema: { type: "string", example: "merge" },
      },
    },
    headers: HEADERS,
    schemas,
    responses: {
      NotModified: { description: "Inchangé depuis la réponse dont `If-None-Match` envoie l’`ETag`" },
      ...Object.fromEntries(
        Object.entries(ERROR_RESPONSES).map(([status, description]) => [
          `Error${status}`,
          { description, ...(RETRIABLE.has(status) && { headers: RETRY_AFTER }), content },
        ]),
      ),
    },
    securitySchemes: SECURITY_SCHEMES,
  };
}
