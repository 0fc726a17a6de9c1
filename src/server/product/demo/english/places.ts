/** The texts of `../places.ts` in English. */
export const ENGLISH_PLACES: Record<string, string> = {
  "ecran-panoramique": "The panoramic screen on the wall of a hallway, near the door",
  "thermo-hygro": "The thermo-hygrometer on a living-room wall, above a sofa",
  centrale: "The hub on a sideboard, beside a pile of books",
  suspension: "The pendant above a round table, in a dining room",
  "borne-jardin": "The bollard at the edge of a garden path, lit at dusk",
  "lampe-table": "The lamp on a bedside table, next to a bed",
  "camera-exterieure": "The camera at the corner of a front wall, under the eaves, at dusk",
  "sonnette-video": "The video doorbell beside a studded blue door, under the house number",
  serrure: "The lock on a studded blue door, in a white wall",
  clavier: "The alarm keypad on the wall of a hallway, beside the door",
};
