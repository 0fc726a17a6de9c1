import { z } from "zod";
import { idSchema } from "../shared/entity.ts";
import { normalize } from "../shared/normalize.ts";

/** A person whom a note can name. */
type Named = { username: string; display_name: string };

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Finds the people whom a note names: « @ » before their username or displayed name, whatever its case and accents. Of
 *  two names that begin alike the longer one is meant. An e-mail address names no one. */
export function findMentioned<Person extends Named>(note: string, people: Person[]): Person[] {
  const named = people.flatMap((person) =>
    [person.username, person.display_name].flatMap((name) => (name === "" ? [] : [{ person, name: normalize(name) }])),
  );
  const longestFirst = named.toSorted((one, other) => other.name.length - one.name.length);
  const found = new Set<Person>();
  let text = normalize(note);
  for (const { person, name } of longestFirst) {
    const mention = new RegExp(`(?<![\\p{L}\\p{N}._%+-])@${escapePattern(name)}(?![\\p{L}\\p{N}])`, "gu");
    const rest = text.replace(mention, " ");
    if (rest !== text) found.add(person);
    text = rest;
  }
  return people.filter((person) => found.has(person));
}

/** A request whose notes name the person who asks, and who wrote that; until the person has opened it. */
export const requestMentionSchema = z.object({
  id: idSchema,
  /** The sender of the request. */
  name: z.string(),
  author: z.string(),
  at: z.iso.datetime(),
});
