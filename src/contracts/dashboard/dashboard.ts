import { z } from "zod";
import { REQUEST_TYPES } from "../contact-request/request-form.ts";
import { MAIL_STATES } from "../mail/mail.ts";

/** Builds an object with one value under each name; the resources on the server declare which are counted. */
function ofEach<Name extends string, Value extends z.ZodType>(names: Name[], value: Value): z.ZodObject<Record<Name, Value>> {
  // Object.fromEntries forgets the names
  return z.object(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>);
}

/** Schema of the number of each counted resource, hidden ones included. Source: ADM-4. */
export function dashboardStatsSchema<Name extends string>(names: Name[]) {
  return ofEach(names, z.int());
}

/** Days that growth looks back and compares with as many before them. */
export const GROWTH_DAYS = 30;

/** Weeks of the chart of requests, the present one included. */
export const REQUEST_WEEKS = 12;

/** Numbers created in the last `GROWTH_DAYS`, and in as many days before them. */
const growthSchema = z.object({ recent: z.int(), before: z.int() });

export type Growth = z.infer<typeof growthSchema>;

/** State of the parts that keep the site running. `storage` in bytes; `up_since` is when the server started. */
const systemStatusSchema = z.object({
  up_since: z.iso.datetime(),
  database_ms: z.number(),
  mail: z.enum(MAIL_STATES),
  storage: z.object({ is_writable: z.boolean(), free: z.number() }),
});

export type SystemStatus = z.infer<typeof systemStatusSchema>;

const latestRequestSchema = z.object({
  id: z.int(),
  created_at: z.iso.datetime(),
  requestType: z.enum(REQUEST_TYPES),
  name: z.string(),
  company: z.string(),
  subject: z.string(),
});

/** Open requests: not begun, begun, and how many of both are past the day of their reply. */
const dueSchema = z.object({ new: z.int(), in_progress: z.int(), late: z.int() });

/** `weeks` are days (YYYY-MM-DD, Mondays) with the requests received from then on, oldest first. */
const overviewSchema = z.object({
  status: systemStatusSchema,
  due: dueSchema,
  requests: z.array(latestRequestSchema),
  weeks: z.array(z.object({ from: z.iso.date(), count: z.int() })),
  drafts: z.object({ total: z.int(), latest: z.array(z.object({ id: z.int(), title: z.string(), updated_at: z.iso.datetime() })) }),
});

export type DashboardOverview = z.infer<typeof overviewSchema>;

/** Schema of what the dashboard shows beside the counts: the growth of each of them, and the rest. */
export function dashboardOverviewSchema<Name extends string>(names: Name[]) {
  return overviewSchema.extend({ growth: ofEach(names, growthSchema) });
}
