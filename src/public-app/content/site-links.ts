/** The anchor of an answer of the contact page, by its index. */
export const answerAnchor = (index: number): string => `reponse-${index + 1}`;

/** Gives a documented path to a link: some are the records of one route, which its types do not know. */
export const toRoutePath = (path: string): string => path;
