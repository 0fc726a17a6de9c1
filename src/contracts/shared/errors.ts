import { z } from "zod";
import { collisionSchema } from "../merge/merge-request.ts";
import { factorKindSchema, signInTicketSchema } from "../factor/factor.ts";

/** Codes of error replies, with their HTTP status. Closed list. Source: REST-5. */
export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  factor_required: 401,
  forbidden: 403,
  factor_setup_required: 403,
  verification_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  stale: 409,
  precondition_failed: 412,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Neutral French sentence of each code, where nothing more precise is known. */
export const ERROR_MESSAGE: Record<ErrorCode, string> = {
  invalid: "Certains champs sont à corriger.",
  unauthenticated: "Connectez-vous pour continuer.",
  factor_required: "Confirmez votre identité avec votre second facteur.",
  factor_setup_required: "Un second facteur est exigé\u202f: configurez le vôtre pour continuer.",
  verification_required: "Confirmez d’abord que c’est bien vous.",
  forbidden: "Vous n’avez pas le droit d’effectuer cette action.",
  not_found: "Cet élément n’existe pas ou n’existe plus.",
  method_not_allowed: "Cette méthode n’est pas acceptée à cette adresse.",
  conflict: "Cet élément a été modifié entre-temps.",
  stale: "Cet élément a été modifié entre-temps.",
  precondition_failed: "Cet élément n’est plus à la version demandée.",
  too_large: "La demande est trop volumineuse.",
  unsupported_media_type: "Ce type de contenu n’est pas accepté.",
  too_many_requests: "Trop de tentatives. Veuillez réessayer plus tard.",
  internal: "Une erreur inattendue est survenue. Veuillez réessayer.",
  unavailable: "Le service est momentanément indisponible. Veuillez réessayer dans un instant.",
};

const issueSchema = z.object({ path: z.string(), message: z.string() });

/** One faulty field: `path` is dotted (`images.0.url`), `message` a French sentence for the person who typed. */
export type Issue = z.infer<typeof issueSchema>;

/** Reasons of a conflict, told apart for programs: a stale version, a value that another record has, and a key that
 *  served another request. */
export const CONFLICT_REASONS = [
  "stale_version",
  "slug_taken",
  "reference_taken",
  "name_taken",
  "from_path_taken",
  "idempotency_key_reused",
] as const;

export type ConflictReason = (typeof CONFLICT_REASONS)[number];

/** Body of every error reply. Source: REST-5. */
export const errorReplySchema = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS) as ErrorCode[]), // it has no other keys
  issues: z.array(issueSchema).optional(),
  /** Set for the conflicts that a program can settle; of several, the first. */
  reason: z.enum(CONFLICT_REASONS).optional(),
  /** Stored version of a `stale` reply, and of `precondition_failed`. */
  version: z.int().optional(),
  /** Changes of a `stale` refusal, where a merge was preferred: those that collide with those that are stored. */
  collisions: z.array(collisionSchema).optional(),
  /** Ticket of a `factor_required` reply: the second step of the sign-in sends it back with the code. */
  ticket: signInTicketSchema.optional(),
  /** Factors of a `factor_required` reply: those that this person has set up. */
  factors: z.array(factorKindSchema).optional(),
});

export type ErrorReply = z.infer<typeof errorReplySchema>;
