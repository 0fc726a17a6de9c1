/** A text in French and in English. `{Perçage}` stands for the value of that specification. */
export type Text = readonly [french: string, english: string];
