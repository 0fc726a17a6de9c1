import { createFormContext } from "@mantine/form";
import type { ProductFormValues } from "./product-form.ts";

/** The product form, shared by its tabs. */
export const [ProductFormProvider, useProductFormContext] = createFormContext<ProductFormValues>();
