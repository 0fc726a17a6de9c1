import { emptyFields, fieldLabels } from "#contracts/field/field.ts";
import { type Redirection, type RedirectionInput, redirectionInputSchema } from "#contracts/redirection/redirection.ts";
import type { EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";

/** Values of the form. */
export type RedirectionFormValues = Required<RedirectionInput>;

/** Writes an address of this site without its origin, as the contract keeps it. */
function withoutOrigin(address: string): string {
  const { origin } = window.location;
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}

/** A redirection, as the editor knows it. */
export const REDIRECTION: EditedResource<Redirection, RedirectionFormValues, RedirectionFormValues> = {
  name: "redirection",
  schema: redirectionInputSchema,
  labels: fieldLabels(redirectionInputSchema),
  form: {
    empty: () => emptyFields(redirectionInputSchema),
    of: ({ from_path, to_url, kind, note }) => ({ from_path, to_url, kind, note }),
    sent: ({ to_url, ...values }) => ({ ...values, to_url: withoutOrigin(to_url.trim()) }),
  },
  server: {
    get: (id) => rpcClient.redirections.get.query({ id }),
    update: (input, options) => rpcClient.redirections.update.mutate(input, options),
    refresh: () => queries.redirections.invalidate(),
  },
  creation: { send: (input, options) => rpcClient.redirections.create.mutate(input, options), message: "Redirection créée" },
  words: {
    updated: "Redirection mise à jour",
    notSaved: "La redirection n’a pas été enregistrée",
    conflict: "Cette redirection a été modifiée entre-temps",
  },
};
