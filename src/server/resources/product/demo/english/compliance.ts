import type { Compliance } from "#contracts/product/product-compliance.ts";

/** Legal facts of some demo products in English, by reference. */
export const ENGLISH_COMPLIANCE: Record<string, Pick<Compliance, "safety_warnings" | "data_notice">> = {
  "LUM-CTL-010": {
    safety_warnings:
      "Use the power supply provided, indoors and in a dry place.\nDo not replace the backup battery yourself: take it to a collection point.",
    data_notice:
      "The hub keeps the state of your devices, twelve months of measurements and the access log on the spot. You can read and export them in the app (Settings, My data).\nTo erase everything, hold the button on the back for ten seconds: the hub returns to its factory state.",
  },
  "LUM-SEC-010": {
    safety_warnings: "Do not film the public highway or anyone else’s home, and tell the people you invite.",
    data_notice:
      "Footage stays on the camera’s card or on the hub, for thirty days at most. You can watch, copy and erase it in the app. None of it is sent anywhere else without your consent.",
  },
  "LUM-SEC-040": {
    safety_warnings: "Keep a mechanical key outside the home. Change the batteries at the first warning.",
    data_notice:
      "The lock keeps its last thousand openings, with the code or fingerprint used. Fingerprints never leave the lock. Everything can be erased in the app, or by removing a person’s access.",
  },
};
