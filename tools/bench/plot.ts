/** One line of a plot: what was measured with few and with many. */
export type Measured = { name: string; small: number; large: number };

const ROW = 22;
const TOP = 54;
const LEFT = 300;
const WIDTH = 420;

/** Milliseconds that the scale shows. */
const TICKS = [1, 3, 10, 30, 100, 300];

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Draws the time of each read with few and with many products, on a logarithmic scale, as SVG. */
export function drawPlot(rows: Measured[], sizes: string[], goal: number): string {
  const [least, most] = [Math.log(TICKS[0] ?? 1), Math.log(TICKS.at(-1) ?? 1)];
  const x = (ms: number) => Math.round(LEFT + (WIDTH * (Math.min(Math.max(Math.log(ms), least), most) - least)) / (most - least));
  const height = TOP + rows.length * ROW + 12;
  const ticks = TICKS.map(
    (ms) =>
      `<path d="M${x(ms)} ${TOP - 8}V${height - 12}" stroke="#ddd"/><text x="${x(ms)}" y="${TOP - 14}" text-anchor="middle" fill="#666">${ms} ms</text>`,
  );
  const lines = rows.map(({ name, small, large }, index) => {
    const y = TOP + index * ROW + 8;
    const color = large / small <= goal ? "#2b7a4b" : "#c2410c";
    return `<text x="${LEFT - 16}" y="${y + 4}" text-anchor="end" fill="#222">${escapeXml(name)}</text><path d="M${x(small)} ${y}H${x(large)}" stroke="${color}" stroke-width="4"/><circle cx="${x(small)}" cy="${y}" r="5" fill="#fff" stroke="${color}" stroke-width="2"/><circle cx="${x(large)}" cy="${y}" r="5" fill="${color}"/><text x="${Math.max(x(small), x(large)) + 12}" y="${y + 4}" fill="${color}">× ${(large / small).toFixed(2)}</text>`;
  });
  const [few = "", many = ""] = sizes;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 ${height}" font-family="sans-serif" font-size="12">
<rect width="800" height="${height}" fill="#fff"/><text x="${LEFT}" y="20" font-size="14" fill="#222">○ ${few} ● ${many}; green: at most ${goal} times</text>
${[...ticks, ...lines].join("\n")}
</svg>
`;
}
