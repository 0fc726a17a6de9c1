import type { Source } from "./module.ts";

const FOLDER = "docs/decisions/";
const INDEX = `${FOLDER}README.md`;

/** A decision's file, by its number in four digits. */
const FILE = /^docs\/decisions\/0*(\d+)-[\w-]+\.md$/;

/** The first lines of a decision: number, title, status and date. */
const HEAD = /^# (\d+)\. \S.*\n\nStatus: [\w ]+ · Date: \d{4}-\d\d-\d\d\n/;

/** Most words of a decision, tables aside. */
const WORDS_MAX = 300;

/** « decision 14 », « Decisions 14, 22 and 24 »; line breaks of a comment are removed before. */
const CITATION = /\bdecisions? (\d+(?:,? (?:and )?\d+)*)/gi;
const LINE_BREAK = /\s*\n[\s*/#]*/g;

const numberOf = ({ path }: Source) => FILE.exec(path)?.[1];

function countWords(text: string): number {
  return text.replaceAll(/^\|.*$/gm, "").match(/\S+/g)?.length ?? 0;
}

/** Faults of a decision's own text, and its absence from the index. */
function faultsOf(decision: Source, index: string): string[] {
  const { path, text } = decision;
  const words = countWords(text);
  return [
    HEAD.exec(text)?.[1] === numberOf(decision) ? "" : "does not begin with « # number. Title » and « Status: … · Date: … »",
    words > WORDS_MAX ? `has ${words} words, at most ${WORDS_MAX}` : "",
    index.includes(`(${path.slice(FOLDER.length)})`) ? "" : `is missing from ${INDEX}`,
  ].filter(Boolean);
}

/** Numbers of decisions that a text cites. */
function citedNumbers(text: string): string[] {
  return [...text.replaceAll(LINE_BREAK, " ").matchAll(CITATION)].flatMap(([, numbers = ""]) => numbers.match(/\d+/g) ?? []);
}

/** Faults of the decisions, of their index, and of whatever cites a decision that does not exist. */
export function decisionFaults(sources: Source[]): string[] {
  const decisions = sources.filter((source) => numberOf(source) !== undefined);
  const numbers = new Set(decisions.map(numberOf));
  const index = sources.find(({ path }) => path === INDEX)?.text ?? "";
  const gone = [...index.matchAll(/\((\d{4}-[^)]*)\)/g)].filter(([, name]) => !decisions.some(({ path }) => path === FOLDER + name));
  return [
    ...decisions.flatMap((decision) => faultsOf(decision, index).map((fault) => `${decision.path}: ${fault}`)),
    ...gone.map(([, name]) => `${INDEX}: ${name} does not exist`),
    ...sources.flatMap(({ path, text }) =>
      citedNumbers(text)
        .filter((number) => !numbers.has(number))
        .map((number) => `${path}: cites decision ${number}, which does not exist`),
    ),
  ];
}
