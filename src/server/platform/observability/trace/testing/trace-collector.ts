import { createServer } from "node:http";
import { z } from "zod";
import { portOf } from "#server/platform/http/http-server.ts";

const attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((pairs) => Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]])));

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes,
  status: z.object({ code: z.number().optional() }).optional(),
});

/** A span as a collector gets it. */
export type ReceivedSpan = z.infer<typeof spanSchema>;

/** The part of OTLP/HTTP that is looked at. */
const exportSchema = z.object({
  resourceSpans: z.array(z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});

/** A real OTLP/HTTP collector on a free loopback port. */
export async function startTraceCollector() {
  let status = 200;
  const received: z.infer<typeof exportSchema>[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      if (request.url === "/v1/traces") received.push(exportSchema.parse(JSON.parse(body)));
      response.writeHead(request.url === "/v1/traces" ? status : 404, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const resources = () => received.flatMap(({ resourceSpans }) => resourceSpans);
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    spans: (): ReceivedSpan[] => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    /** The names of the services that sent them. */
    services: () => new Set(resources().map(({ resource }) => resource.attributes["service.name"])),
    /** Refuses every later export with 400. */
    refuse: () => {
      status = 400;
    },
    text: () => JSON.stringify(received),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
