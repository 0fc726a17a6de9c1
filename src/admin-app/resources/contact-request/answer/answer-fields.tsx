import { Alert, Button, NativeSelect, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { TriangleAlert, Undo2 } from "lucide-react";
import { useState } from "react";
import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import { maxLengthOf } from "#contracts/field/field.ts";
import { answerTextSchema, type ReplyTemplate } from "#contracts/reply-template/reply-template.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import { AnswerPreview, PlaceholderHint } from "#admin-app/resources/reply-template/answer-preview.tsx";
import { nameOf } from "../contact-request-words.ts";
import { type AnswerWords, fillAnswer, findUnfilled, listNames, type useAnswerWords } from "./use-answer.ts";

/** Template, subject and text of an answer, with what its reader should be spared. */
export function AnswerFields({
  answer,
  requests,
  templates,
  faults,
}: {
  answer: ReturnType<typeof useAnswerWords>;
  requests: ContactRequestItem[];
  templates: ReplyTemplate[];
  faults: Partial<Record<keyof AnswerWords, string>>;
}) {
  const { words, restore } = answer;
  const [chosen, setChosen] = useState("");
  const isForSeveral = requests.length > 1;
  const language = requests[0]?.language;

  function handleTemplate(id: string) {
    setChosen(id);
    const template = templates.find((some) => String(some.id) === id);
    if (template) answer.take(template, requests);
  }

  return (
    <Stack gap="sm">
      {templates.length > 0 && (
        <NativeSelect
          name="template"
          label="Modèle"
          data-autofocus
          data={[{ value: "", label: "Sans modèle" }, ...offerTemplates(templates, requests)]}
          value={chosen}
          onChange={(event) => handleTemplate(event.currentTarget.value)}
        />
      )}
      {restore && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Undo2 size={14} aria-hidden />}
          onClick={restore}
          style={{ alignSelf: "start" }}
        >
          Revenir au texte d’avant
        </Button>
      )}
      <TextInput
        name="subject"
        label="Objet"
        required
        lang={language}
        onChange={(event) => answer.type({ subject: event.currentTarget.value })}
        {...withLimit({ value: words.subject, error: faults.subject }, maxLengthOf(answerTextSchema, "subject"))}
      />
      <Textarea
        name="text"
        label="Texte"
        description={isForSeveral ? <PlaceholderHint /> : "La signature de la société et le message d’origine suivent d’eux-mêmes."}
        required
        autosize
        minRows={6}
        maxRows={18}
        lang={language}
        onChange={(event) => answer.type({ text: event.currentTarget.value })}
        {...withLimit({ value: words.text, error: faults.text }, maxLengthOf(answerTextSchema, "text"))}
      />
      <Remarks words={words} requests={requests} template={templates.find(({ id }) => String(id) === chosen)} />
    </Stack>
  );
}

/** The templates to choose from: those in a language of the requests first. */
function offerTemplates(templates: ReplyTemplate[], requests: ContactRequestItem[]) {
  const languages = new Set(requests.map(({ language }) => language));
  const [fitting, others] = [true, false].map((fits) => templates.filter(({ language }) => languages.has(language) === fits));
  return [...(fitting ?? []), ...(others ?? [])].map(({ id, name, language }) => ({
    value: String(id),
    label: language === "fr" ? name : `${name} (${LANGUAGE_IN_FRENCH[language].toLowerCase()})`,
  }));
}

/** Tells what would read badly: placeholders that stay empty, and a template in another language than a request. */
function Remarks({
  words,
  requests,
  template,
}: {
  words: AnswerWords;
  requests: ContactRequestItem[];
  template: ReplyTemplate | undefined;
}) {
  const mismatched = template ? requests.filter(({ language }) => language !== template.language) : [];
  const [mismatch] = mismatched;
  const remarks = [...findUnfilled(words, requests)].map(
    ([placeholder, people]) => `{${placeholder}} reste vide pour ${listNames(people)}.`,
  );
  if (mismatch)
    remarks.push(
      `${listNames(mismatched)}\u202f: demande${mismatched.length > 1 ? "s écrites" : " écrite"} en ${LANGUAGE_IN_FRENCH[mismatch.language].toLowerCase()}.`,
    );
  if (remarks.length === 0) return null;
  return (
    <Alert component="output" color="amber" variant="light" p="xs" icon={<TriangleAlert aria-hidden />}>
      {remarks.map((remark) => (
        <Text key={remark} size="sm">
          {remark}
        </Text>
      ))}
    </Alert>
  );
}

/** The answer as one of the people gets it. */
export function PreviewByPerson({ words, requests }: { words: AnswerWords; requests: ContactRequestItem[] }) {
  const [id, setId] = useState(requests[0]?.id);
  const request = requests.find((some) => some.id === id) ?? requests[0];
  if (!request || words.text.trim() === "") return null;
  return (
    <Stack gap={6}>
      <NativeSelect
        name="preview"
        label="Aperçu pour"
        data={requests.map((some) => ({ value: String(some.id), label: `${nameOf(some)} · ${some.email}` }))}
        value={String(request.id)}
        onChange={(event) => setId(Number(event.currentTarget.value))}
      />
      <AnswerPreview language={request.language} {...fillAnswer(words, request)} />
    </Stack>
  );
}
