/** The middle one. */
export function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/** The slug of the first item that a list of the API gives. */
export async function firstSlug(url: string): Promise<string> {
  const reply = (await (await fetch(url)).json()) as { data?: { slug: string }[] } | { slug: string }[];
  return (Array.isArray(reply) ? reply : (reply.data ?? []))[0]?.slug ?? "";
}
