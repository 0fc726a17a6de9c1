/** Yes and no as they are stored. */
export const YES = "oui";
export const NO = "non";
