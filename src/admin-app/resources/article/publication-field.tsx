import { Button, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { Article } from "#contracts/article/article.ts";
import { fromLocalInput, toLocalInput } from "#admin-app/kit/fields/brand-time.ts";
import type { TextForm } from "#admin-app/kit/fields/text-form.ts";
import { ARTICLE } from "./article-editing.ts";
import { publicationSentence } from "./article-words.ts";

type PublicationForm = TextForm<"published_at"> & { values: Pick<Article, "status"> };

/** No date, so that the contract refuses it: half a date must not be taken for none. */
const INCOMPLETE = "incomplete";

/** From when on visitors can read the article, by the clocks of Tunis; none is as soon as it is published. */
export function PublicationField({ form }: { form: PublicationForm }) {
  const { published_at, status } = form.values;
  const { error, ...props } = form.getInputProps("published_at");
  const [now] = useState(() => Date.now());

  const shown = toLocalInput(published_at);

  function handle({ value, validity }: HTMLInputElement) {
    // The field has no seconds: going through it must not take those of the date away.
    const isUntouched = value === shown && published_at !== INCOMPLETE;
    if (validity.badInput) form.setFieldValue("published_at", INCOMPLETE);
    else if (!isUntouched) form.setFieldValue("published_at", fromLocalInput(value));
  }

  return (
    <div>
      <TextInput
        {...props}
        name="published_at"
        type="datetime-local"
        label={ARTICLE.labels.published_at}
        description="Heure de Tunis. Vide : dès que l’article est publié."
        min="2000-01-01T00:00"
        max="2100-12-31T23:59"
        value={shown}
        error={published_at === INCOMPLETE ? "Complétez la date et l’heure." : error}
        onChange={(event) => handle(event.currentTarget)}
        onBlur={(event) => handle(event.currentTarget)}
      />
      <Text size="sm" c="dimmed" mt={6} component="output" display="block">
        {published_at !== INCOMPLETE && publicationSentence({ status, published_at: published_at || null }, now)}
      </Text>
      {published_at !== "" && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => form.setFieldValue("published_at", "")}>
          Retirer la date
        </Button>
      )}
    </div>
  );
}
