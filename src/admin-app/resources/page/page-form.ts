import { createFormContext } from "@mantine/form";
import { randomId } from "@mantine/hooks";
import { emptyFields } from "#contracts/field/field.ts";
import { type Page, pageInputSchema } from "#contracts/page/page.ts";

/** Values of the form: a page as it is read, less what the server alone writes. */
export type PageFormValues = Omit<Page, "id" | "version" | "created_at" | "updated_at" | "language" | "fixed">;

export const [PageFormProvider, usePageFormContext] = createFormContext<PageFormValues>();

export function emptyPage(): PageFormValues {
  return { ...emptyFields(pageInputSchema), sections: [] };
}

export function pageToForm(page: Page): PageFormValues {
  const { id: _id, version: _version, created_at: _created, updated_at: _updated, language: _language, fixed: _fixed, ...fields } = page;
  return fields;
}

/** Makes the id of a new section. */
export function createSectionId(): string {
  return randomId("section-").toLowerCase();
}
