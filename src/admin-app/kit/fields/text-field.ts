import { formatCount } from "#admin-app/kit/layout/count-of.ts";

type InputProps = { value?: unknown; error?: unknown };

/** An input's props, with an error as soon as its text, or one of its texts, is longer than what is stored. Not
 *  `maxLength`, which cuts what is pasted and says nothing. */
export function withLimit<Props extends InputProps>(props: Props, max: number): Props {
  const texts = [props.value].flat().filter((text) => typeof text === "string");
  const excess = Math.max(0, ...texts.map((text) => text.trim().length)) - max;
  return excess > 0 ? { ...props, error: formatExcess(excess, max) } : props;
}

/** Says how long a text is, as it is stored, and how long it may be; of an empty one the latter. */
export function formatLength(text: string, max: number): string {
  const { length } = text.trim();
  if (length === 0) return `${formatCount(max)} caractères au maximum`;
  return `${formatCount(length)} ${length > 1 ? "caractères" : "caractère"} · ${formatCount(max)} au maximum`;
}

/** Says by how much a text is too long. */
function formatExcess(excess: number, max: number): string {
  const [few, allowed] = [formatCount(excess), formatCount(max)];
  return `${few} ${excess > 1 ? "caractères" : "caractère"} de trop\u202f: ${allowed} au maximum.`;
}

/** The part of a form that a field of several resources needs: some of its texts, by name. */
export type TextForm<Field extends string> = {
  values: Record<Field, string>;
  // oxlint-disable-next-line typescript/no-explicit-any -- the form's own type of it: whatever an input takes
  getInputProps: (path: Field) => any;
  setFieldValue: (path: Field, value: string) => void;
};
