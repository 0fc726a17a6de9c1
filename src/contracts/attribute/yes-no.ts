/** How yes and no are stored. */
export const YES = "oui";
export const NO = "non";
