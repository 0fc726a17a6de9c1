import { memo } from "react";
import type { FacetChoices } from "#contracts/product/catalogue-filter.ts";
import type { Facet } from "#contracts/product/catalogue.ts";
import { language } from "#messages/public-app/language/language";
import { m } from "#messages/public-app/product/catalogue/messages";
import { formatChoice, formatName, formatNumber, unitOf, type Words } from "./facet-words.ts";

const NONE: FacetChoices = {};

/** Facets that stand open at first; what is chosen is never folded away. */
const OPEN_COUNT = 4;

export function FacetText({ text, isContent }: Words) {
  return <span {...(isContent && language.french)}>{text}</span>;
}

type Of<Kind extends Facet["kind"]> = { facet: Extract<Facet, { kind: Kind }>; choices: FacetChoices };

/** Boxes: of one facet, products have any of those that are ticked. */
function Choices({ facet: { param, choices }, choices: chosen }: Of<"choices">) {
  return choices.map((choice) => {
    const isChosen = chosen[param]?.includes(choice.value) ?? false;
    return (
      <label key={choice.value}>
        <input type="checkbox" name={param} value={choice.value} defaultChecked={isChosen} disabled={choice.count === 0 && !isChosen} />
        <FacetText {...formatChoice(param, choice)} /> <small>{`(${formatNumber(choice.count)})`}</small>
      </label>
    );
  });
}

/** Both ends of a span of numbers; empty is open. */
function Range({ facet, choices }: Of<"range">) {
  const { param, lower, upper } = facet;
  const { text } = formatName(facet);
  const ends = [
    { name: `${param}-min`, word: m.from, label: m.least(text), hint: lower },
    { name: `${param}-max`, word: m.to, label: m.most(text), hint: upper },
  ];
  return (
    <>
      <div className="ends">
        {ends.map(({ name, word, label, hint }) => (
          <label key={name}>
            <span aria-hidden="true">{word}</span>
            <input
              type="number"
              step="any"
              name={name}
              aria-label={label}
              placeholder={formatNumber(hint)}
              defaultValue={choices[name]?.[0] ?? ""}
            />
          </label>
        ))}
        <span>{unitOf(facet)}</span>
      </div>
      <p aria-live="polite" />
    </>
  );
}

/** Facets to narrow the products by, each folded under its name. */
export const FacetGroups = memo(function FacetGroups({ facets, choices = NONE }: { facets: Facet[]; choices?: FacetChoices | undefined }) {
  return facets.map((facet, index) => {
    const { param } = facet;
    const hint = m.hints[param];
    const isChosen = [param, `${param}-min`, `${param}-max`].some((name) => choices[name]);
    return (
      <details key={param} open={index < OPEN_COUNT || isChosen}>
        <summary>
          <FacetText {...formatName(facet)} />
        </summary>
        <fieldset aria-describedby={hint && `${param}-aide`}>
          <legend className="visually-hidden">
            <FacetText {...formatName(facet)} />
          </legend>
          {hint && <p id={`${param}-aide`}>{hint}</p>}
          {facet.kind === "choices" ? <Choices facet={facet} choices={choices} /> : <Range facet={facet} choices={choices} />}
        </fieldset>
      </details>
    );
  });
});
