import type { DemoSpecification } from "../demo-product.ts";
import { CONTROLEURS_ECLAIRAGE } from "./controleurs-eclairage.ts";
import { INTERFACES_CAPTEURS } from "./interfaces-capteurs.ts";
import { PLACEMENTS } from "./placement.ts";
import { SECURITE_AUTOMATISATION } from "./securite-automatisation.ts";

const INSTALLATION: Record<string, DemoSpecification[]> = { ...INTERFACES_CAPTEURS, ...CONTROLEURS_ECLAIRAGE, ...SECURITE_AUTOMATISATION };

function placementRows(reference: string): DemoSpecification[] {
  const [rooms, side] = PLACEMENTS[reference] ?? [];
  return rooms && side
    ? [
        ["Pièce", rooms],
        ["Pose", side],
      ]
    : [];
}

/** Lists the installation data of a demo product: rooms, wiring, radio, protection, size and GTIN. The GTINs begin with
 *  952, which GS1 reserves for examples. */
export function installationRows(reference: string): DemoSpecification[] {
  return [...placementRows(reference), ...(INSTALLATION[reference] ?? [])];
}
