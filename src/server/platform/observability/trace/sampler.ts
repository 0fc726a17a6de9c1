import { AlwaysOffSampler, AlwaysOnSampler, ParentBasedSampler, type Sampler, TraceIdRatioBasedSampler } from "@opentelemetry/sdk-trace";
import type { TraceSettings } from "./trace-settings.ts";

function rootSampler(name: string, ratio: number): Sampler {
  if (name.endsWith("always_off")) return new AlwaysOffSampler();
  return name.endsWith("traceidratio") ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
}

/** Which traces are recorded. Source: the OpenTelemetry specification, « OTEL_TRACES_SAMPLER ». */
export function samplerOf({ sampler, samplerArg }: Pick<TraceSettings, "sampler" | "samplerArg">): Sampler {
  const root = rootSampler(sampler, samplerArg);
  return sampler.startsWith("parentbased_") ? new ParentBasedSampler({ root }) : root;
}
