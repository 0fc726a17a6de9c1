/** Longest slug, in characters. */
export const SLUG_MAX_LENGTH = 200;

/** Slugs that would shadow a URL of the admin or of the public site. */
export const RESERVED_SLUGS = ["new", "edit", "admin"];

/** Pattern of a stored slug: lower-case words joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Transliterations of letters that Unicode does not take for a Latin letter with an accent, Greek and Cyrillic
 *  included. */
const SPELLED = new Map(
  [
    "œ:oe æ:ae ß:ss ø:o ł:l đ:d ð:d ħ:h ı:i ŋ:ng þ:th ŧ:t ə:e ĸ:k ƒ:f ɓ:b ɗ:d",
    "α:a β:b γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o",
    "а:a б:b в:v г:g д:d е:e ж:zh з:z и:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya",
    "є:ie і:i ґ:g ђ:dj ј:j љ:lj њ:nj ћ:c џ:dz",
  ].flatMap((pairs) => pairs.split(" ").map((pair) => pair.split(":") as [string, string])), // each is written as two
);

/** Makes a slug from a title: « Éclairage & déco » gives `eclairage-deco`, « CO₂, 20 m² » `co2-20-m2`. Empty when
 *  nothing is left. Source: FORM-6. Ligatures, letters of other alphabets and small figures are written by their plain
 *  form, so that no letter and no digit is lost; dashes of any length are hyphens. */
export function slugify(title: string): string {
  return title
    .replace(/[™℠©®]/g, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/[\p{Dash_Punctuation}\u2044\u2212]/gu, "-")
    .replace(/[^\0-\x7f]/gu, (letter) => SPELLED.get(letter) ?? letter)
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-|-$/g, "");
}
