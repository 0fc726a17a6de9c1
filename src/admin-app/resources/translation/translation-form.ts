import type { UseFormReturnType } from "@mantine/form";
import type { TranslationFormValues } from "./translation-editing.ts";

/** The form of a translation, as its fields need it. */
export type TranslationForm = UseFormReturnType<TranslationFormValues>;
