import { Button, EmptyState, Input, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { MessageCircleQuestionMark, Plus } from "lucide-react";
import { FAQ_MAX, faqEntrySchema } from "#contracts/settings/settings.ts";
import { maxLengthOf } from "#contracts/field/field.ts";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { useSettingRows } from "../fields/use-setting-rows.ts";
import { addKey } from "../settings-form.ts";

const EMPTY = { question: "", answer: "", question_en: "", answer_en: "" };

/** Frequent questions, in the order of the contact page. */
export function FaqTab() {
  const { form, rows, add, ...moves } = useSettingRows("faq");
  const propsOf = (index: number, field: keyof typeof EMPTY) => ({
    name: `faq.${index}.${field}`,
    ...withLimit(form.getInputProps(`faq.${index}.${field}`), maxLengthOf(faqEntrySchema, field)),
  });
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
            <TextInput label="Question" required {...propsOf(index, "question")} />
            <TextInput label="Question en anglais" {...propsOf(index, "question_en")} />
            <Textarea label="Réponse" required autosize minRows={2} {...propsOf(index, "answer")} />
            <Textarea label="Réponse en anglais" autosize minRows={2} {...propsOf(index, "answer_en")} />
          </SimpleGrid>
        )}
      </OrderedRows>
      {form.errors.faq !== undefined && <Input.Error role="alert">{form.errors.faq}</Input.Error>}
      <Button
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        disabled={rows.length >= FAQ_MAX}
        onClick={() => add(addKey(EMPTY), "question")}
      >
        Ajouter une question
      </Button>
    </Stack>
  );
}
