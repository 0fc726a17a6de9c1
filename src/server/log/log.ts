import { type DestinationStream, type LevelWithSilent, type Logger, pino } from "pino";
import { errorField } from "#server/error-field.ts";

/** What is logged of a thrown value. Other properties may hold what a client or the database was sent, such as a packet with a password. */
function errorFields(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: typeof thrown === "string" ? thrown : "no error was thrown" };
  const { type, message, stack } = pino.stdSerializers.err(thrown); // with those of its causes
  return { type, message, stack, code: errorField(thrown, "code") };
}

/** The logger of the server: one JSON object a line, with the time in UTC, to the standard output unless told otherwise. */
export function createLog(level: LevelWithSilent, destination: DestinationStream = pino.destination(1)): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorFields } }, destination);
}
