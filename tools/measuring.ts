import { z } from "zod";

const itemsSchema = z.array(z.object({ slug: z.string() }));

/** A whole list, or a page of one. */
const listSchema = z.union([itemsSchema, z.object({ data: itemsSchema }).transform(({ data }) => data)]);

/** The middle one. */
export function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/** The slug of the first item that a list of the API gives. */
export async function firstSlug(url: string): Promise<string> {
  const [first] = listSchema.parse(await (await fetch(url)).json());
  return first?.slug ?? "";
}
