import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { documentSlugOf, type Specification, type WrittenDownload } from "#contracts/product/product-parts.ts";
import type { ProductInput } from "#contracts/product/product.ts";

/** Folder of the documents of demo products, which `scripts/build-demo-documents.ts` draws. */
export const DEMO_DOCUMENTS_FOLDER = join(import.meta.dirname, "../../../../../../assets/demo/documents");

/** Kinds of documents that a demo product may have. */
export type DocumentKind = "guide" | "wiring" | "declaration";

/** Names in the languages in which demo documents are drawn. */
type Named = { fr: string; en: string };

const KINDS: Record<DocumentKind, { type: WrittenDownload["type"]; names: Named }> = {
  guide: { type: "Manuel", names: { fr: "Guide d’installation", en: "Installation guide" } },
  wiring: { type: "Schéma", names: { fr: "Schéma de raccordement", en: "Wiring diagram" } },
  declaration: { type: "Certificat", names: { fr: "Déclaration UE de conformité", en: "EU declaration of conformity" } },
};

const WRITTEN_IN: Record<keyof Named, WrittenDownload["language"]> = { fr: "Français", en: "Anglais" };

/** Document of a demo product: its file, its entry without what the upload adds, and its name in each language. */
export type DemoDocument = {
  kind: DocumentKind;
  language: keyof Named;
  file: string;
  entry: Omit<WrittenDownload, "url" | "size">;
  names: Named;
};

/** Supplies that come by wires which the fitter connects. */
const WIRED_SUPPLY = /PoE|Bus KNX|Très basse tension/;

/** Whether a product is connected by wires, as its record says. */
function hasWires(specifications: Specification[] = []): boolean {
  return specifications.some(({ name, value }) => name === "Bornes" || (name === "Type d’alimentation" && WIRED_SUPPLY.test(value)));
}

/** Lists the documents of a demo product: in French, then in English. */
export function listDemoDocuments({ slug, specifications }: Pick<ProductInput, "slug" | "specifications">): DemoDocument[] {
  const kinds: DocumentKind[] = hasWires(specifications) ? ["guide", "wiring", "declaration"] : ["guide", "declaration"];
  return (["fr", "en"] as const).flatMap((language) =>
    kinds.map((kind): DemoDocument => {
      const { type, names } = KINDS[kind];
      const entry = { name: names.fr, type, language: WRITTEN_IN[language], date: "2026-11-01", slug: documentSlugOf(names[language]) };
      return { kind, language, file: `${slug}-${kind}-${language}.pdf`, entry, names };
    }),
  );
}

/** Reads the file of a document. */
export function readDemoDocument({ file }: DemoDocument): Promise<Buffer> {
  return readFile(join(DEMO_DOCUMENTS_FOLDER, file));
}
