import { z } from "zod";

/** A list as a file for a spreadsheet: UTF-8 with a byte order mark, semicolons, CRLF. */
export const csvFileSchema = z.object({ filename: z.string(), content: z.string() });
