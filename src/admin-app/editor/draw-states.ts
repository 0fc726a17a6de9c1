type Table = Record<string, Partial<Record<string, string>>>;

/** Draws one table of transitions, whose first state is where it begins: a line for each pair of states. */
function drawTable(table: Table): string[] {
  const pairs = Object.entries(table).flatMap(([from, transitions]) =>
    Object.entries(Object.groupBy(Object.entries(transitions), ([, to = ""]) => to)).map(
      ([to, events = []]) => `  ${from} --> ${to}: ${events.map(([event]) => event).join(", ")}`,
    ),
  );
  return [`  [*] --> ${Object.keys(table)[0]}`, ...pairs];
}

/** Draws tables of transitions as a Mermaid diagram, each a region of its own. */
export function drawStates(tables: Record<string, Table>): string {
  const regions = Object.values(tables).map((table) => drawTable(table).join("\n"));
  return ["```mermaid", "stateDiagram-v2", "  state Editor {", regions.join("\n  --\n"), "  }", "```"].join("\n");
}
