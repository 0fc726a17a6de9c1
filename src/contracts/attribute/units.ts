/** A unit of measurement: `factor` leads to the first unit of its dimension, `code` is its common code for computers
 *  (UN/CEFACT Recommendation 20). */
type Unit = { dimension: string; factor: number; code: string };

/** The units that can be converted into each other, by dimension: symbol, factor, UN/CEFACT code. */
const DIMENSIONS: Record<string, [symbol: string, factor: number, code: string][]> = {
  power: [
    ["W", 1, "WTT"],
    ["mW", 0.001, "C31"],
    ["kW", 1000, "KWT"],
  ],
  apparentPower: [
    ["VA", 1, "D46"],
    ["kVA", 1000, "KVA"],
  ],
  current: [
    ["A", 1, "AMP"],
    ["mA", 0.001, "4K"],
    ["µA", 0.000_001, "B84"],
  ],
  voltage: [
    ["V", 1, "VLT"],
    ["mV", 0.001, "2Z"],
    ["kV", 1000, "KVT"],
  ],
  length: [
    ["mm", 1, "MMT"],
    ["cm", 10, "CMT"],
    ["m", 1000, "MTR"],
    ["km", 1_000_000, "KMT"],
  ],
  area: [
    ["mm²", 1, "MMK"],
    ["cm²", 100, "CMK"],
    ["m²", 1_000_000, "MTK"],
  ],
  mass: [
    ["g", 1, "GRM"],
    ["kg", 1000, "KGM"],
  ],
  frequency: [
    ["Hz", 1, "HTZ"],
    ["kHz", 1000, "KHZ"],
    ["MHz", 1_000_000, "MHZ"],
    ["GHz", 1_000_000_000, "A86"],
  ],
  time: [
    ["s", 1, "SEC"],
    ["ms", 0.001, "C26"],
    ["min", 60, "MIN"],
    ["h", 3600, "HUR"],
    ["jours", 86_400, "DAY"],
  ],
  months: [
    ["mois", 1, "MON"],
    ["ans", 12, "ANN"],
  ],
  energy: [
    ["Wh", 1, "WHR"],
    ["kWh", 1000, "KWH"],
  ],
  charge: [
    ["mAh", 1, "E09"],
    ["Ah", 1000, "AMH"],
  ],
  volume: [
    ["l", 1, "LTR"],
    ["ml", 0.001, "MLT"],
    ["m³", 1000, "MTQ"],
  ],
  pressure: [
    ["Pa", 1, "PAL"],
    ["hPa", 100, "A97"],
    ["kPa", 1000, "KPA"],
    ["mbar", 100, "MBR"],
    ["bar", 100_000, "BAR"],
  ],
  temperature: [["°C", 1, "CEL"]],
  colourTemperature: [["K", 1, "KEL"]],
  luminousFlux: [["lm", 1, "LUM"]],
  illuminance: [["lx", 1, "LUX"]],
  ratio: [["%", 1, "P1"]],
  angle: [["°", 1, "DD"]],
  sound: [["dB", 1, "2N"]],
  torque: [["N·m", 1, "NU"]],
  force: [["N", 1, "NEW"]],
  rotation: [["tr/min", 1, "RPM"]],
  speed: [
    ["m/s", 1, "MTS"],
    ["km/h", 1 / 3.6, "KMH"],
  ],
  concentration: [["ppm", 1, "59"]],
};

/** Other ways in which units are written; kept apart from those where upper and lower case differ in meaning (mW,
 *  MW). */
const WRITINGS: Record<string, string> = {
  KW: "kW",
  kw: "kW",
  w: "W",
  watt: "W",
  watts: "W",
  v: "V",
  volt: "V",
  volts: "V",
  MA: "mA",
  ma: "mA",
  μA: "µA",
  uA: "µA",
  ampères: "A",
  MM: "mm",
  CM: "cm",
  mètre: "m",
  mètres: "m",
  mm2: "mm²",
  cm2: "cm²",
  m2: "m²",
  m3: "m³",
  gr: "g",
  grammes: "g",
  KG: "kg",
  Kg: "kg",
  hz: "Hz",
  HZ: "Hz",
  Khz: "kHz",
  KHz: "kHz",
  khz: "kHz",
  Mhz: "MHz",
  mhz: "MHz",
  MHZ: "MHz",
  Ghz: "GHz",
  ghz: "GHz",
  GHZ: "GHz",
  sec: "s",
  secondes: "s",
  minutes: "min",
  heure: "h",
  heures: "h",
  j: "jours",
  jour: "jours",
  an: "ans",
  année: "ans",
  années: "ans",
  L: "l",
  litres: "l",
  mL: "ml",
  "° C": "°C",
  C: "°C",
  lux: "lx",
  "dB(A)": "dB",
  "dB (A)": "dB",
  dBA: "dB",
  Nm: "N·m",
  "N.m": "N·m",
  rpm: "tr/min",
  degrés: "°",
};

const UNITS = new Map<string, Unit>(
  Object.entries(DIMENSIONS).flatMap(([dimension, units]) =>
    units.map(([symbol, factor, code]) => [symbol, { dimension, factor, code }] as const),
  ),
);

/** Finds a unit's usual writing; an unknown one stays as it is. */
function symbolOf(written: string): string {
  const plain = written.replace(/\s+/g, " ").trim();
  return WRITINGS[plain] ?? plain;
}

/** Gives the factor that converts a number from one unit into another. Undefined where they measure different things,
 *  or are unknown and not written alike. */
export function conversion(from: string, to: string): number | undefined {
  const [one, other] = [symbolOf(from), symbolOf(to)];
  if (one === other) return 1;
  const [known, wanted] = [UNITS.get(one), UNITS.get(other)];
  return known && wanted && known.dimension === wanted.dimension ? known.factor / wanted.factor : undefined;
}

/** Finds the common code of a unit for structured data (UN/CEFACT Recommendation 20); undefined without one. */
export function unitCodeOf(unit: string): string | undefined {
  return UNITS.get(symbolOf(unit))?.code;
}
