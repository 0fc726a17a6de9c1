import { z } from "zod";

/** An optional field; left out, it keeps what is stored, and null and the empty text empty it: then it is `empty`. Source: interface.md « REST replies ». */
export function clearable<Value, Sent>(schema: z.ZodType<Value, Sent>, empty: NoInfer<Sent>) {
  const read = z.preprocess((sent) => (sent === null || sent === "" ? empty : sent), schema);
  return (read as unknown as z.ZodType<Value, Sent | null | "">).optional(); // a preprocessed schema types what it takes as unknown
}
