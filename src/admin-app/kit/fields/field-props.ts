import type { z } from "zod";
import { factsOf, findMaxLength } from "#contracts/field/field.ts";
import { withLimit } from "./text-field.ts";

/** The part of a form that its inputs need. */
type InputForm = {
  // oxlint-disable-next-line typescript/no-explicit-any -- the form's own type of it: whatever an input takes
  getInputProps(path: string, options?: { type: "checkbox" }): any;
};

/** Gives the props of the input of each field of a contract: its name, its label, its value with its faults, and its
 *  limit. `row` is the path of the row in the form whose fields they are. */
export function fieldProps<Shape extends z.ZodRawShape>(form: InputForm, { shape }: z.ZodObject<Shape>, row?: string) {
  return (field: keyof Shape & string, options?: { type: "checkbox" }) => {
    const name = row === undefined ? field : `${row}.${field}`;
    const schema = shape[field] as z.ZodType; // a key of the shape
    const max = findMaxLength(schema);
    const input = form.getInputProps(name, options);
    return { name, label: factsOf(schema)?.label, ...(max === undefined ? input : withLimit(input, max)) };
  };
}
