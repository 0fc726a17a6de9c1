import type { ProductInput } from "#contracts/product/product.ts";
import { slugify } from "#contracts/shared/slug.ts";
import { toCombination, GENERATED_PREFIX } from "../generate-catalogue.ts";
import { BENEFITS, CLOSINGS, FINISHES, KINDS } from "../generated-parts.ts";
import type { DemoTranslation } from "#server/platform/translation/publish-demo.ts";
import { englishCompatibility, englishSpecification } from "./specification-words.ts";

/** Kinds of generated products, each with its name and its use, in the order of `KINDS`. */
const ENGLISH_KINDS: [name: string, use: string][] = [
  ["touchscreen", "shows the scenes and temperature of the room"],
  ["wall display", "gives the time, the weather and the home’s alerts"],
  ["single switch", "controls a lamp and recalls two scenes"],
  ["dial dimmer", "sets the light with a turn of the hand"],
  ["pocket remote", "recalls your scenes from any room"],
  ["hallway sensor", "lights corridors and stairs at the right moment"],
  ["window sensor", "reports a window that was left open"],
  ["temperature probe", "measures the room to a tenth of a degree"],
  ["CO₂ sensor", "says when it is time to let in fresh air"],
  ["leak detector", "warns you at the first drops"],
  ["heat detector", "watches over the kitchen and the garage"],
  ["compact hub", "connects devices and runs scenes on the spot"],
  ["radio repeater", "extends the network through thick walls"],
  ["dimmer module", "slips in behind an existing switch"],
  ["blind module", "controls up, down and stop"],
  ["wall plug", "cuts standby and meters consumption"],
  ["round pendant", "gathers people around the table"],
  ["wall light", "lights the wall without dazzling"],
  ["reading lamp", "casts a clear light beside the armchair"],
  ["globe bulb", "follows the rhythm of the day"],
  ["flexible strip", "picks out an alcove or a step"],
  ["terrace light", "guides your steps and leaves the sky to the night"],
  ["façade camera", "watches the zones you draw"],
  ["video entry phone", "shows your visitor and opens the door"],
  ["motorised lock", "locks itself behind you"],
  ["tag reader", "recognises each member of the family"],
  ["indoor siren", "warns the whole house"],
  ["emergency button", "calls for help at a touch"],
  ["tubular motor", "follows the sun without a sound"],
  ["motorised track", "opens the curtains with the day"],
  ["room thermostat", "sets the heating by who is at home"],
  ["radiator head", "heats each room at its own time"],
  ["garden valve", "waters at dawn, and only if needed"],
  ["gate box", "opens as you arrive and closes behind you"],
];

/** Finishes, in the order of `FINISHES`. */
const ENGLISH_FINISHES = [
  "brass",
  "smoked glass",
  "aluminium",
  "walnut",
  "ceramic",
  "black steel",
  "light oak",
  "bronze",
  "chalk white",
  "midnight blue",
  "sand",
];

/** Advantages, in the order of `BENEFITS`. */
const ENGLISH_BENEFITS = [
  { title: "Works offline", description: "Commands go through the hub, with no detour through the Internet." },
  { title: "Fitted in an hour", description: "A Lumidar installer takes care of everything, settings included." },
  { title: "Sparing with energy", description: "On standby, it uses a few tenths of a watt." },
  { title: "Made to last", description: "Replaceable parts, and updates for ten years." },
  { title: "Simple by hand", description: "It can be used without a phone, by the whole family." },
  { title: "Discreet at night", description: "Its lights go out when the house sleeps." },
];

/** Closing sentences, in the order of `CLOSINGS`. */
const ENGLISH_CLOSINGS = [
  "It joins your scenes as soon as it is switched on, with nothing to set up again.",
  "Our installers set it up with you, and stay within reach.",
  "It takes its updates at night, when nobody is using it.",
  "It can be replaced or repaired without touching the rest of the installation.",
];

/** The English words of a generated product: its own slug and its translated fields. Throws a RangeError for a product
 *  that was not generated. */
export function englishOfGenerated(input: ProductInput) {
  const number = Number(input.reference.replace(GENERATED_PREFIX, ""));
  const { kind, model, size, finish, series } = toCombination(number);
  const [name, use] = ENGLISH_KINDS[KINDS.findIndex((one) => one.name === kind.name)] ?? [];
  if (!name) throw new RangeError(`not a generated product: ${input.reference}`);
  const title = `${model} ${name} ${size}, ${ENGLISH_FINISHES[FINISHES.indexOf(finish)]}${series ? `, series ${series + 1}` : ""}`;
  const short_description = `${title}: ${use}. Part of the Lumidar range, set up and fitted by our own teams.`;
  const closing = ENGLISH_CLOSINGS[CLOSINGS.findIndex((one) => input.long_description?.endsWith(one))];
  const benefits = (input.benefits ?? []).flatMap(
    (benefit) => ENGLISH_BENEFITS[BENEFITS.findIndex(({ title: one }) => one === benefit.title)] ?? [],
  );
  return {
    slug: slugify(`${title} ${number}`),
    title,
    short_description,
    long_description: `This product ${use}. Control it by hand, from the app or with a scene.\n\n${closing}`,
    benefits,
    specifications: (input.specifications ?? []).map(englishSpecification),
    compatibility: (input.compatibility ?? []).map(englishCompatibility),
    meta_title: `${title} | ${input.reference}`,
    meta_description: short_description,
  } satisfies DemoTranslation;
}
