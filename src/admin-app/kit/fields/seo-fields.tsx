import { Stack, Textarea, TextInput, Text } from "@mantine/core";
import { pageTitle } from "#contracts/page/public-pages.ts";
import { COMPANY } from "#admin-app/kit/layout/brand.ts";
import { MAX_LENGTH } from "#contracts/shared/text.ts";
import { type TextForm, withLimit } from "./text-field.ts";
import classes from "./seo-fields.module.css";

/** The length of a text, under its field, against the one that reads best. A hint, never a limit. */
function CharacterHint({ length, from, to }: { length: number; from: number; to: number }) {
  const isFit = length >= from && length <= to;
  return (
    <Text component="span" size="xs" className={classes.hint} data-fit={isFit || undefined}>
      {length} caractère{length > 1 ? "s" : ""} · conseillé : {from} à {to}
    </Text>
  );
}

/** Lengths that search engines show whole, in characters. Source: FORM-5. */
const META_TITLE = { from: 50, to: 60 };
const META_DESCRIPTION = { from: 150, to: 160 };

const WORDS_BELOW = ["label", "input", "description", "error"] as const;

const asWritten = (text: string) => text;

/** Fields of a page for search engines. Left empty, the page's own `title` and `description` stand in, as they do on
 *  the site. */
export function SeoFields({
  form,
  path,
  title,
  description,
  toShown = asWritten,
}: {
  form: TextForm<"meta_title" | "meta_description">;
  path: string;
  title: string;
  description: string;
  /** Formats a text as visitors read it, where that is not as it is written. */
  toShown?: (text: string) => string;
}) {
  const { meta_title, meta_description } = form.values;
  return (
    <Stack gap="lg">
      <TextInput
        name="meta_title"
        label="Titre SEO"
        placeholder={toShown(title)}
        description={<CharacterHint length={meta_title.length} {...META_TITLE} />}
        inputWrapperOrder={[...WORDS_BELOW]}
        {...withLimit(form.getInputProps("meta_title"), MAX_LENGTH.meta_title)}
      />
      <Textarea
        name="meta_description"
        label="Description SEO"
        placeholder={toShown(description)}
        description={<CharacterHint length={meta_description.length} {...META_DESCRIPTION} />}
        inputWrapperOrder={[...WORDS_BELOW]}
        autosize
        minRows={3}
        {...withLimit(form.getInputProps("meta_description"), MAX_LENGTH.meta_description)}
      />
      <SearchPreview
        title={pageTitle(toShown(meta_title.trim() || title.trim() || "Titre de la page"), COMPANY)}
        path={path}
        description={toShown(meta_description.trim() || description.trim() || "La description de la page.")}
      />
    </Stack>
  );
}

/** Preview of a search result: its title, URL and description, cut where engines cut. */
export function SearchPreview({ title, path, description }: { title: string; path: string; description: string }) {
  return (
    <figure className={classes.preview}>
      <Text component="figcaption" size="sm" c="dimmed" mb="xs">
        Aperçu dans les résultats de recherche
      </Text>
      <div className={classes.result}>
        <p className={classes.site}>{COMPANY}</p>
        <p className={classes.path}>
          {window.location.host}
          {path
            .split("/")
            .filter(Boolean)
            .map((step) => ` › ${step}`)}
        </p>
        <p className={classes.title}>{title}</p>
        <p className={classes.description}>{description}</p>
      </div>
    </figure>
  );
}
