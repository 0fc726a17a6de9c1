import { listIds } from "./test-titles.ts";
import { THREATS } from "./threats.ts";

/** The tests that ran, each with the ids in its title and in those of its groups. */
export type Results = { ids: string[]; isPassed: boolean }[];

/** Verdict on a threat: `gap` where its tests pass and the list names a part without proof; `failed` also where no test
 *  ran. */
export type Verdict = { id: string; verdict: "passed" | "failed" | "gap"; tests: number; threat: string; gap?: string };

type VitestReport = { testResults: { assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[] };

/** Reads vitest's report; tests that were left out are none. */
export function idsOfVitest(report: string): Results {
  const { testResults } = JSON.parse(report) as VitestReport; // as the tool documents it
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed" || status === "failed")
    .map(({ ancestorTitles, title, status }) => ({ ids: listIds([...ancestorTitles, title].join(" ")), isPassed: status === "passed" }));
}

type JourneySuite = { title: string; suites?: JourneySuite[]; specs?: { title: string; ok: boolean }[] };

/** Reads Playwright's report. */
export function idsOfJourneys(report: string): Results {
  const { suites } = JSON.parse(report) as { suites: JourneySuite[] }; // as the tool documents it
  const read = ({ title, suites = [], specs = [] }: JourneySuite, above: string): Results => {
    const here = `${above} ${title}`;
    const own = specs.map((spec) => ({ ids: listIds(`${here} ${spec.title}`), isPassed: spec.ok }));
    return [...own, ...suites.flatMap((suite) => read(suite, here))];
  };
  return suites.flatMap((suite) => read(suite, ""));
}

/** A verdict for each id, in the order given. */
export function verdictsOf(ids: string[], results: Results): Verdict[] {
  return ids.map((id) => {
    const own = results.filter((result) => result.ids.includes(id));
    const { threat = "", gap } = THREATS[id] ?? {};
    const isFailed = own.some(({ isPassed }) => !isPassed) || (own.length === 0 && !gap);
    return { id, verdict: isFailed ? "failed" : gap ? "gap" : "passed", tests: own.length, threat, gap };
  });
}
