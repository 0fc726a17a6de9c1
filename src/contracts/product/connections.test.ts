import { expect, test } from "vitest";
import { listProtocolsOf, needsHub } from "./connections.ts";

const speaking = (value: string) => [{ name: "Protocole", value }];

test("protocols are those that the rows of connections name, by the words that visitors know", () => {
  expect(listProtocolsOf([...speaking("Bluetooth 5.0, zigbee 3.0"), { name: "Type d’alimentation", value: "PoE" }])).toEqual([
    "Zigbee",
    "Bluetooth",
    "PoE",
  ]);
  expect(listProtocolsOf([{ name: "Garantie", value: "Matter pendant 2 ans" }])).toEqual([]);
  expect(listProtocolsOf(speaking("Threadless, 868 MHz"))).toEqual([]);
});

test("a product asks for a hub where no telephone and no router speaks any of its protocols", () => {
  expect(needsHub(speaking("Zigbee 3.0, NFC"))).toBe(true);
  expect(needsHub(speaking("868 MHz"))).toBe(true);
  expect(needsHub(speaking("Zigbee 3.0, Bluetooth 5.0"))).toBe(false);
  expect(needsHub(speaking("KNX TP, Ethernet"))).toBe(false);
  expect(needsHub([])).toBe(false);
});
