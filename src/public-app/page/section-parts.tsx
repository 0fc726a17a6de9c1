import type { PageView } from "#contracts/page/page-view.ts";
import { SectionPart } from "./section-part.tsx";
import sheet from "./sections.css?inline";

/** The sections of a page, one below the other. Their look travels with them: the sheet of every page has no room for
 *  it. */
export function SectionParts({ view }: { view: PageView }) {
  return (
    <>
      <style href="sections" precedence="sections">
        {sheet}
      </style>
      {view.sections.map((each) => (
        <SectionPart key={each.id} section={each} view={view} />
      ))}
    </>
  );
}
