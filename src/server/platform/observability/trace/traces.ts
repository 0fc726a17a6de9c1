import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Attributes,
  type Context as TraceContext,
  defaultTextMapGetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { setGlobalErrorHandler, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  TracerProvider,
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace";
import type { Context, Middleware } from "koa";
import type { LogEvent } from "kysely";
import type { Logger } from "pino";
import { errorField } from "#server/platform/errors/error-causes.ts";
import { errorReplyOf } from "#server/platform/http/error-reply.ts";
import { loggedPath, routeOf } from "#server/platform/http/request-log.ts";
import { maskEmails, VERSION } from "#server/platform/observability/log.ts";

/** The URL of the collector, and the choice of recorded traces by the names of `OTEL_TRACES_SAMPLER`. */
export type TraceSettings = { url: string; sampler: string; samplerArg: number };

function rootSampler(name: string, ratio: number): Sampler {
  if (name.endsWith("always_off")) return new AlwaysOffSampler();
  return name.endsWith("traceidratio") ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
}

/** Makes the sampler that chooses which traces are recorded. Source: OpenTelemetry, « OTEL_TRACES_SAMPLER ». */
function samplerOf({ sampler, samplerArg }: Pick<TraceSettings, "sampler" | "samplerArg">): Sampler {
  const root = rootSampler(sampler, samplerArg);
  return sampler.startsWith("parentbased_") ? new ParentBasedSampler({ root }) : root;
}

/** The result of a procedure's run. */
type Done = { ok: boolean; error?: unknown };

/** Records requests, procedures and statements as spans of OpenTelemetry, and sends them to a collector. The libraries
 *  are loaded only where tracing is on. */
export type Traces = {
  /** Makes each request a span, in the trace that its `traceparent` names. */
  observe: Middleware;
  /** Runs a procedure in a span below the request's. */
  procedure: <Result extends Done>(path: string, run: () => Promise<Result>) => Promise<Result>;
  /** Records an answered statement as a span below the current one; a statement outside a request has none. */
  statement: (answered: LogEvent) => void;
  /** Fields that name the current span in a line of the log. */
  logFields: () => object;
  /** Sends the remaining spans. */
  stop: () => Promise<void>;
};

/** Methods that a span may be named after; a sender may make up others without end. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "CONNECT", "TRACE"]);

function createProvider(settings: TraceSettings): TracerProvider {
  const detected = detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] });
  return new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "lumidar", "service.version": VERSION }))
      .merge(detected),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: settings.url }) })],
  });
}

function fail(span: Span, type: string): void {
  span.setAttribute("error.type", type);
  span.setStatus({ code: SpanStatusCode.ERROR }); // without a message: it may quote what was sent
}

/** Adds to a request's span what is known after the response. Source: OpenTelemetry's conventions for HTTP. */
function describeResponse(span: Span, ctx: Context): void {
  const method = METHODS.has(ctx.method) ? ctx.method : "_OTHER";
  const route = routeOf(ctx);
  const isOurs = route !== "other";
  span.updateName(isOurs ? `${method} ${route}` : method);
  span.setAttributes({
    "http.request.method": method,
    "http.response.status_code": ctx.status,
    "url.path": maskEmails(loggedPath(ctx)),
    ...(isOurs && { "http.route": route }),
  });
  if (ctx.status >= 500) fail(span, String(ctx.status));
}

/** Logs the library's own messages, such as a collector that cannot be reached. */
function failureReporter(log: () => Logger): (error: unknown) => void {
  const ignore = () => {};
  const warn = (message: string) => log().warn({ reason: message }, "traces");
  const report = (error: unknown) => log().warn({ err: error }, "traces were not sent");
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
  setGlobalErrorHandler(report);
  return report;
}

/** The operation of a statement, by its first word. */
function operationOf(statement: string): string {
  return /^\W*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? "SQL";
}

/** The fields of a log line that name a span and its trace. */
function traceFields(inside: TraceContext | undefined): object {
  const context = inside && trace.getSpanContext(inside);
  return context ? { trace_id: context.traceId, span_id: context.spanId } : {};
}

/** Begins to trace. `log` gives the logger, which is created later because its lines name the trace. */
export function createTraces(settings: TraceSettings, log: () => Logger): Traces {
  const report = failureReporter(log);
  const provider = createProvider(settings);
  const tracer = provider.getTracer("lumidar", VERSION);
  const propagator = new W3CTraceContextPropagator();
  const active = new AsyncLocalStorage<TraceContext>();

  function startSpan(name: string, about: { kind: SpanKind; attributes: Attributes; startTime?: number }, around: TraceContext) {
    const span = tracer.startSpan(name, about, around);
    return { span, inside: trace.setSpan(around, span) };
  }

  return {
    observe: async (ctx, next) => {
      const around = propagator.extract(ROOT_CONTEXT, ctx.headers, defaultTextMapGetter);
      const { span, inside } = startSpan(ctx.method, { kind: SpanKind.SERVER, attributes: {} }, around);
      try {
        await active.run(inside, next);
      } finally {
        describeResponse(span, ctx);
        span.end();
      }
    },
    procedure: async (path, run) => {
      const around = active.getStore();
      if (!around) return run();
      const attributes = { "rpc.system.name": "trpc", "rpc.method": path };
      const { span, inside } = startSpan(path, { kind: SpanKind.INTERNAL, attributes }, around);
      try {
        const done = await active.run(inside, run);
        const refusal = done.ok ? undefined : errorReplyOf(done.error);
        if (refusal && refusal.status >= 500) fail(span, refusal.body.code);
        return done;
      } finally {
        span.end();
      }
    },
    statement: (answered) => {
      const around = active.getStore();
      if (!around) return;
      const { sql: text } = answered.query;
      const operation = operationOf(text);
      const attributes = { "db.system.name": "postgresql", "db.operation.name": operation };
      const startTime = Date.now() - answered.queryDurationMillis;
      const { span } = startSpan(operation, { kind: SpanKind.CLIENT, attributes, startTime }, around);
      if (span.isRecording()) span.setAttribute("db.query.text", withoutValues(text));
      if (answered.level === "error") {
        const code = errorField(answered.error, "code");
        fail(span, typeof code === "string" ? code : "unknown");
      }
      span.end();
    },
    logFields: () => traceFields(active.getStore()),
    stop: () => provider.shutdown().catch(report),
  };
}

/** Longest text of a statement that is kept. */
const MAX_LENGTH = 2_000;

/** Matches either text that is kept (quoted names, parameters, names that end in digits), or a value: a text in quotes
 *  or dollars, a number. */
const KEPT_OR_VALUE =
  /(?<kept>"(?:[^"]|"")*"|\$\d+|(?!e')[a-z_]\w*)|E'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|\$(?<tag>[a-z_]\w*)?\$.*?\$\k<tag>\$|\d+(?:\.\d+)?/gis;

/** The text of a statement with `?` for each value: the ORM writes values into it, people's data among them. */
export function withoutValues(statement: string): string {
  const text = statement.replace(KEPT_OR_VALUE, (found, kept: string | undefined) => (kept === undefined ? "?" : found));
  return text.slice(0, MAX_LENGTH);
}
