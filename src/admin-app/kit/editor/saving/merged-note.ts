import { elide } from "#contracts/text/french.ts";
import { rpcClient } from "#admin-app/rpc.ts";

const NAMES = new Intl.ListFormat("fr", { type: "conjunction" });

const UNNAMED = "Fusionné avec d’autres changements";

/** Says with whose changes a save was merged: those between the version that it was made from and the one that it
 *  became. Nothing where these changed no field. */
export async function mergedNote(resource: string, id: number, { from, to }: { from: number; to: number }): Promise<string | undefined> {
  try {
    const { data } = await rpcClient.history.ofRecord.query({ noun: resource, id });
    const others = data.filter(({ version }) => version > from && version < to);
    if (others.length === 0) return undefined;
    const names = [...new Set(others.flatMap(({ actor }) => actor ?? []))];
    return names.length > 0 ? `Fusionné avec les changements ${elide(NAMES.format(names))}` : UNNAMED;
  } catch {
    return UNNAMED; // what matters is that it is stored
  }
}
