import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";
import { DATASHEET_WORDS } from "#server/resources/product/datasheet/datasheet-words.ts";
import { CONTENT_WIDTH, PAGE } from "#server/resources/product/datasheet/tagged-pdf.ts";
import type { Device } from "./device.ts";
import { ALERT, endPaper, openPaper, type Paper, RULE, TEXT, writeHeading, writeList, writeTable } from "./paper.ts";
import type { ProductRecord } from "./record.ts";
import type { Text } from "./text.ts";

const DECLARATION = {
  kind: ["Déclaration UE de conformité", "EU declaration of conformity"],
  specimen: ["SPÉCIMEN", "SPECIMEN"],
  notice: [
    "Document de démonstration, sans valeur juridique\u202f: le produit et son fabricant sont imaginaires.",
    "Demonstration document without legal value: the product and its manufacturer are fictitious.",
  ],
  product: ["Objet de la déclaration", "Object of the declaration"],
  name: ["Produit", "Product"],
  reference: ["Référence", "Reference"],
  batch: ["Lots", "Batches"],
  allBatches: ["Tous, marqués CE, à compter de 2026", "All, CE marked, from 2026"],
  maker: ["Fabricant", "Manufacturer"],
  sole: [
    "La présente déclaration de conformité est établie sous la seule responsabilité du fabricant. L’objet décrit ci-dessus est conforme à la législation d’harmonisation de l’Union applicable\u202f:",
    "This declaration of conformity is issued under the sole responsibility of the manufacturer. The object described above is in conformity with the relevant Union harmonisation legislation:",
  ],
  laws: ["Législation de l’Union", "Union legislation"],
  standards: ["Normes appliquées", "Standards applied"],
  body: ["Organisme notifié", "Notified body"],
  noBody: ["Aucun\u202f: contrôle interne de la fabrication, module A", "None: internal production control, module A"],
  someBody: ["0000, numéro imaginaire", "0000, a fictitious number"],
  signed: ["Signé par et au nom de", "Signed for and on behalf of"],
  day: ["{city}, le 1er novembre 2026", "{city}, 1 November 2026"],
  signature: ["Signature\u202f: spécimen, non signé", "Signature: specimen, not signed"],
} as const satisfies Record<string, Text>;

const RED: Text = ["Directive 2014/53/UE, équipements radioélectriques (RED)", "Directive 2014/53/EU, radio equipment (RED)"];
const LVD: Text = ["Directive 2014/35/UE, basse tension", "Directive 2014/35/EU, low voltage"];
const EMC: Text = ["Directive 2014/30/UE, compatibilité électromagnétique", "Directive 2014/30/EU, electromagnetic compatibility"];
const ROHS: Text = ["Directive 2011/65/UE, substances dangereuses (RoHS)", "Directive 2011/65/EU, hazardous substances (RoHS)"];
const CPR: Text = ["Règlement (UE) 305/2011, produits de construction", "Regulation (EU) No 305/2011, construction products"];
const LIGHT: Text = [
  "Règlement (UE) 2019/2020, écoconception des sources lumineuses",
  "Regulation (EU) 2019/2020, ecodesign of light sources",
];
const MACHINES: Text = ["Directive 2006/42/CE, machines", "Directive 2006/42/EC, machinery"];
const BATTERIES: Text = ["Règlement (UE) 2023/1542, batteries", "Regulation (EU) 2023/1542, batteries"];

const RADIO_24 = ["EN 300 328 V2.2.2", "EN 301 489-1 V2.2.3", "EN 301 489-17 V3.2.4", "EN IEC 62311:2020"];
const RADIO_868 = ["EN 300 220-2 V3.2.1", "EN 301 489-3 V2.3.2"];

/** Lists the laws that a product falls under: radio equipment is exempt from those on voltage and compatibility. */
function listLaws(record: ProductRecord, { hazards, standards }: Device): Text[] {
  const isRadio = record.rows.some(({ key }) => key === "Bande radio");
  const follows = (standard: string) => standards.some((each) => each.startsWith(standard));
  return [
    ...(isRadio ? [RED] : [LVD, EMC]),
    ROHS,
    ...(follows("EN 14604") ? [CPR] : []),
    ...(record.reference.startsWith("LUM-ECL") ? [LIGHT] : []),
    ...(follows("EN 60335-2-97") || follows("EN 60335-2-103") ? [MACHINES] : []),
    ...(hazards.some((hazard) => hazard === "battery" || hazard === "cell" || hazard === "sealed") ? [BATTERIES] : []),
  ];
}

function listStandards(record: ProductRecord, { standards }: Device): string[] {
  const speaks868 = record.hasRadio("868") || record.rows.some(({ key, value }) => key === "Protocole" && value.includes("868"));
  return [...standards, ...(record.hasRadio("2 400") ? RADIO_24 : []), ...(speaks868 ? RADIO_868 : []), "EN IEC 63000:2018"];
}

/** Marks a page as a specimen, across it and in a line that is read. */
function markSpecimen({ pdf, record }: Paper): void {
  const mark = record.say(DECLARATION.specimen);
  pdf.decorate((page) => {
    page.save().rotate(-52, { origin: [PAGE.width / 2, PAGE.height / 2 + 60] });
    page.opacity(0.09);
    pdf.label(mark, { x: PAGE.width / 2, y: PAGE.height / 2 + 60, size: 118, color: ALERT, isStrong: true });
    page.restore();
  });
  pdf.top += 10;
  pdf.write(pdf.root, "P", `${mark}. ${record.say(DECLARATION.notice)}`, { ...TEXT, color: ALERT, isStrong: true });
}

function writeSignature({ pdf, record }: Paper): void {
  const { legal_name, name, city } = DEFAULT_SETTINGS;
  pdf.top += 16;
  for (const line of [
    `${record.say(DECLARATION.signed)} ${legal_name || name}`,
    DECLARATION.day[record.language === "fr" ? 0 : 1].replace("{city}", city),
  ]) {
    pdf.write(pdf.root, "P", line, TEXT);
    pdf.top += 2;
  }
  pdf.top += 34;
  pdf.decorate((page) => {
    page
      .moveTo(PAGE.margin, page.y)
      .lineTo(PAGE.margin + 200, page.y)
      .lineWidth(0.7)
      .stroke(RULE);
  });
  pdf.top += 4;
  pdf.write(pdf.root, "P", record.say(DECLARATION.signature), { ...TEXT, size: 8.5 });
}

/** Draws the declaration of conformity of a product, marked as a specimen. */
export async function drawDeclaration(record: ProductRecord, device: Device): Promise<Buffer> {
  const { say, language } = record;
  const paper = openPaper(record, DECLARATION.kind);
  const { pdf } = paper;
  markSpecimen(paper);
  const { legal_name, name, street, postal_code, city, country_code, email } = DEFAULT_SETTINGS;
  const isConstruction = device.standards.some((standard) => standard.startsWith("EN 14604"));
  const gtin = record.rows.find(({ key }) => key === "GTIN")?.value ?? "";
  writeHeading(paper, DECLARATION.product);
  writeTable(
    paper,
    [
      [say(DECLARATION.name), record.title],
      [say(DECLARATION.reference), record.reference],
      ["GTIN", gtin],
      [say(DECLARATION.batch), say(DECLARATION.allBatches)],
      [
        say(DECLARATION.maker),
        `${legal_name || name}, ${street}, ${postal_code} ${city}, ${DATASHEET_WORDS[language].country(country_code)}, ${email}`,
      ],
      [say(DECLARATION.body), say(isConstruction ? DECLARATION.someBody : DECLARATION.noBody)],
    ],
    { widths: [140, CONTENT_WIDTH - 140] },
  );
  pdf.top += 12;
  pdf.write(pdf.root, "P", say(DECLARATION.sole), TEXT);
  writeHeading(paper, DECLARATION.laws);
  writeList(paper, listLaws(record, device).map(say));
  writeHeading(paper, DECLARATION.standards);
  writeList(paper, listStandards(record, device));
  writeSignature(paper);
  return endPaper(paper);
}
