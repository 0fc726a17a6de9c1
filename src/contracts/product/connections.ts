/** Ways in which devices talk to each other, by the words that visitors know. */
const PROTOCOLS = ["Zigbee", "Thread", "Matter", "Wi-Fi", "Bluetooth", "KNX", "PoE"];

/** Pattern of the specifications that say how a product is connected, whatever case their names have. */
export const CONNECTION_NAMES = "protocol|connect|radio|alimentation|power supply";

type Row = { name: string; value: string };

const isConnection = ({ name }: Row) => new RegExp(CONNECTION_NAMES, "i").test(name);

/** Lists the protocols that are named in some values of specifications, in our order. */
export function listProtocols(values: string[]): string[] {
  return PROTOCOLS.filter((protocol) => values.some((value) => new RegExp(`\\b${protocol}\\b`, "i").test(value)));
}

/** Lists the protocols that a product's specifications name. */
export function listProtocolsOf(specifications: Row[]): string[] {
  return listProtocols(specifications.filter(isConnection).map(({ value }) => value));
}

/** Protocols that no telephone and no router speaks. */
const BEHIND_HUB = /zigbee|thread|z-wave|enocean|868|knx/i;

/** Whether a product is reached through a hub only: each protocol that its specifications name asks for one. What works
 *  by touch alone is no way there. */
export function needsHub(specifications: Row[]): boolean {
  const spoken = specifications
    .filter(({ name }) => /protocol/i.test(name))
    .flatMap(({ value }) => value.split(/[,;/]/))
    .filter((protocol) => protocol.trim() !== "" && !/nfc/i.test(protocol));
  return spoken.length > 0 && spoken.every((protocol) => BEHIND_HUB.test(protocol));
}
