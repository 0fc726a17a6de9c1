import { Button } from "@mantine/core";
import { BookMarked, Copy } from "lucide-react";
import type { TranslationView } from "#contracts/translation/translation.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { fillGaps, type Filling, listGaps } from "./fields/copied-source.ts";
import type { TranslationForm } from "./translation-editing.ts";

/** Buttons that fill what is empty: with what is translated elsewhere already, and with the French. */
export function GapButtons({ view, form }: { view: TranslationView; form: TranslationForm }) {
  const { noun, record, language, fields } = view;
  const { data = [] } = trpc.translations.memory.useQuery({ noun, record, language }, { staleTime: 0 });
  const memory = new Map(data.map(({ source, translation }) => [source, translation]));
  const valueOf = (name: string) => form.values.fields[name] ?? "";
  const gaps = fields.flatMap(({ name, source }) => listGaps(source, valueOf(name)));
  const known = gaps.filter((text) => memory.has(text));

  function fill(fillText?: Filling) {
    const filled = fields.map(({ name, source }) => [name, fillGaps(source, valueOf(name), fillText)]);
    form.setFieldValue("fields", { ...form.values.fields, ...Object.fromEntries(filled) });
  }

  return (
    <ForWriters>
      {known.length > 0 && (
        <Button
          variant="default"
          size="xs"
          leftSection={<BookMarked size={14} aria-hidden />}
          onClick={() => fill((text) => memory.get(text) ?? "")}
        >
          Reprendre {countOf(known.length, "texte traduit ailleurs", "textes traduits ailleurs")}
        </Button>
      )}
      {gaps.length > 0 && (
        <Button variant="default" size="xs" leftSection={<Copy size={14} aria-hidden />} onClick={() => fill()}>
          Copier la source partout où c’est vide
        </Button>
      )}
    </ForWriters>
  );
}
