import { Badge, SimpleGrid, Text } from "@mantine/core";
import { useState } from "react";
import type { Publication } from "#contracts/shared/publication.ts";
import { MomentField } from "./moment-field.tsx";
import { periodOf, periodSentence } from "./publication-words.ts";

/** The part of a form that holds the moments of a publication. */
export type PublicationForm = {
  values: Publication;
  // oxlint-disable-next-line typescript/no-explicit-any -- the form's own type of it: whatever an input takes
  getInputProps: (path: keyof Publication) => any;
  setFieldValue: (path: keyof Publication, value: string | null) => void;
};

/** Fields for the moments between which visitors see a record, and what they will do. */
export function PublicationFields({
  form,
  labels,
  isStacked = false,
  sentenceOf = periodSentence,
}: {
  form: PublicationForm;
  labels: Record<keyof Publication, string>;
  /** Whether they stand one below the other at any width. */
  isStacked?: boolean;
  sentenceOf?: (publication: Publication, now: number) => string;
}) {
  const [now] = useState(() => Date.now());
  const field = (name: keyof Publication, hint: string) => (
    <MomentField
      name={name}
      label={labels[name]}
      hint={hint}
      input={form.getInputProps(name)}
      onMoment={(moment) => form.setFieldValue(name, moment || null)}
    />
  );
  return (
    <div>
      <SimpleGrid cols={{ base: 1, ...(!isStacked && { sm: 2 }) }} spacing="md">
        {field("published_at", "Heure de Tunis. Vide\u202f: sans attendre.")}
        {field("published_until", "Heure de Tunis. Vide\u202f: sans fin.")}
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt={6} component="output" display="block">
        {sentenceOf(form.values, now)}
      </Text>
    </div>
  );
}

/** Badge of a record that appears or disappears by itself; nothing of any other. */
export function PeriodBadge({ record }: { record: Publication }) {
  const [now] = useState(() => Date.now());
  const period = periodOf(record, now);
  return period ? (
    <Badge color={period.color} flex="none">
      {period.label}
    </Badge>
  ) : null;
}
