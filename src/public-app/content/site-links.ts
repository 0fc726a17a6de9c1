/** The anchor of an answer of the contact page, by its index. */
export const answerAnchor = (index: number): string => `reponse-${index + 1}`;
