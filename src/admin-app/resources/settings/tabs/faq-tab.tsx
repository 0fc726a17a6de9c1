import { EmptyState, Input, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { MessageCircleQuestionMark } from "lucide-react";
import { FAQ_MAX, faqEntrySchema } from "#contracts/settings/settings.ts";
import { AddButton } from "#admin-app/kit/layout/action-button.tsx";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { addKey, formRows } from "#admin-app/kit/order/form-rows.ts";
import { useSettingsFormContext } from "../settings-form.ts";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

const EMPTY = { question: "", answer: "", question_en: "", answer_en: "" };

/** Frequent questions, in the order of the contact page. */
export function FaqTab() {
  const form = useSettingsFormContext();
  const rows = form.values.faq;
  const { add, ...moves } = formRows(form, "faq");
  const propsOf = (index: number, field: keyof typeof EMPTY) => fieldProps(form, faqEntrySchema, `faq.${index}`)(field);
  return (
    <Stack>
      {rows.length === 0 && (
        <EmptyState
          size="sm"
          icon={<MessageCircleQuestionMark />}
          title="Aucune question"
          description="La page Contact ne montre de questions que s’il y en a."
        />
      )}
      <OrderedRows rows={rows} keyOf={({ key }) => key} nameOf={(_, index) => `la question ${index + 1}`} {...moves}>
        {(_, index) => (
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput required {...propsOf(index, "question")} />
            <TextInput {...propsOf(index, "question_en")} />
            <Textarea required autosize minRows={2} {...propsOf(index, "answer")} />
            <Textarea autosize minRows={2} {...propsOf(index, "answer_en")} />
          </SimpleGrid>
        )}
      </OrderedRows>
      {form.errors.faq !== undefined && <Input.Error role="alert">{form.errors.faq}</Input.Error>}
      <AddButton disabled={rows.length >= FAQ_MAX} onClick={() => add(addKey(EMPTY), "question")}>
        Ajouter une question
      </AddButton>
    </Stack>
  );
}
