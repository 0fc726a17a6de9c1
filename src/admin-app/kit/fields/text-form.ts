/** The part of a form that a field of several resources needs: some of its texts, by name. */
export type TextForm<Field extends string> = {
  values: Record<Field, string>;
  // oxlint-disable-next-line typescript/no-explicit-any -- the form's own type of it: whatever an input takes
  getInputProps: (path: Field) => any;
  setFieldValue: (path: Field, value: string) => void;
};
