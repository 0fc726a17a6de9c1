import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

type Operation = {
  operationId: string;
  security: Record<string, string[]>[];
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
};
type Example = Record<string, unknown>;

/** The parts of the OpenAPI document from which workflows are made. */
export type PlayedDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { examples?: Example[] }> };
};

/** Values that the document has no examples of: of bodies by their schemas or paths, of parameters by their names. */
export type Given = { bodies: Record<string, Example>; files: Record<string, string>; parameters: Record<string, string> };

type Step = { path: string; method: string; operation: Operation };

const METHODS = ["post", "get", "put", "patch", "delete"];

/** Orders the operations of a resource: what creates comes first, what deletes last. */
function rankOf({ path, method }: Step): number {
  return method === "delete" ? 1000 : 10 * path.split("/").length + METHODS.indexOf(method);
}

/** Groups the operations by the path of their resource. */
function groupSteps({ paths }: PlayedDocument): Map<string, Step[]> {
  const steps = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  return Map.groupBy(
    steps.toSorted((one, other) => rankOf(one) - rankOf(other)),
    ({ path }) => path.replace(/^\/api\/|\/\{.*$/g, "").replaceAll("/", "-"),
  );
}

/** Finds a body to send: the given one, or an example of the schema or of that which creates the same record. */
function findBody({ components }: PlayedDocument, { path, reference }: { path: string; reference: string }, { bodies }: Given): Example {
  const name = reference.split("/").at(-1) ?? "";
  const exampleOf = (schema: string) => components.schemas[schema]?.examples?.[0] ?? bodies[schema];
  const found = bodies[path] ?? exampleOf(name) ?? exampleOf(name.replace(/(?:Replacement|Patch)$/, "Input"));
  if (!found) throw new Error(`no example of ${name} is known`);
  return found;
}

function toRequestBody(document: PlayedDocument, { path, operation: { requestBody } }: Step, given: Given) {
  const content = requestBody?.content ?? {};
  const reference = content["application/json"]?.schema.$ref;
  if (reference !== undefined)
    return { requestBody: { contentType: "application/json", payload: findBody(document, { path, reference }, given) } };
  const file = given.files[path];
  if (!content["multipart/form-data"] || file === undefined) return {};
  const [part = ""] = Object.keys(Object(Object(content["multipart/form-data"].schema).properties));
  return { requestBody: { contentType: "multipart/form-data", payload: { [part]: `$file('${file}')` } } };
}

/** Builds the steps of one workflow. Ids are those of the record that its first step creates, if it does. */
function toWorkflow(document: PlayedDocument, [workflowId, steps]: [string, Step[]], given: Given) {
  const creating = steps.find(({ method, path }) => method === "post" && steps.some((step) => step.path === `${path}/{id}`));
  const id = creating ? `$steps.${creating.operation.operationId}.outputs.id` : "1";
  return {
    workflowId,
    steps: steps.map((step) => ({
      stepId: step.operation.operationId,
      operationId: `$sourceDescriptions.site.${step.operation.operationId}`,
      parameters: [
        { name: "Authorization", in: "header", value: `Bearer $inputs.${step.operation.security.at(-1)?.apiKey ? "key" : "session"}` },
        ...[...step.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({ name, in: "path", value: given.parameters[name] ?? id })),
        ...(step.path.endsWith("-export") ? [{ name: "input", in: "query", value: given.parameters.input }] : []),
      ],
      ...toRequestBody(document, step, given),
      successCriteria: [{ condition: "$statusCode >= 200 && $statusCode < 300" }],
      ...(step === creating && { outputs: { id: "$response.body#/id" } }),
    })),
    inputs: { type: "object", properties: { key: { type: "string" }, session: { type: "string" } } },
  };
}

const REDOCLY = join(import.meta.dirname, "../../../../../../node_modules/@redocly/cli/bin/cli.js");

type Check = { name: string; status: string; message?: string };
type Played = { stepId: string; request?: { url: string }; response?: { statusCode: number; body: unknown }; checks: Check[] };
type Log = { files: Record<string, { executedWorkflows: { executedSteps: Played[] }[] }> };

/** Calls every operation of a document with Redocly Respect, which judges each reply by the document: with an API key
 *  where it may be, else in a session. Gives what it called, and its faults. */
export async function playDocument(
  document: PlayedDocument,
  { url, key, session, given }: { url: string; key: string; session: string; given: Given },
): Promise<{ called: string[]; faults: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), "arazzo-"));
  const workflows = [...groupSteps(document)].map((group) => toWorkflow(document, group, given));
  const sourceDescriptions = [{ name: "site", type: "openapi", url: "openapi.json" }];
  const arazzo = { arazzo: "1.0.1", info: { title: "Every operation", version: "1" }, sourceDescriptions, workflows };
  const log = join(folder, "log.json");
  try {
    await writeFile(join(folder, "openapi.json"), JSON.stringify(document));
    await writeFile(join(folder, "arazzo.json"), JSON.stringify(arazzo));
    const options = ["--server", `site=${url}`, "--input", `key=${key}`, "--input", `session=${session}`, "--json-output", log];
    const run = promisify(execFile)(process.execPath, [REDOCLY, "respect", "arazzo.json", ...options], {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: "off", CI: "1" },
    });
    const printed = await run.catch((failed: unknown) => String(Object(failed).stdout) + String(Object(failed).stderr));
    const text = await readFile(log, "utf8").catch(() => Promise.reject(new Error(JSON.stringify(printed))));
    const { files } = JSON.parse(text) as Log; // as Respect writes it
    const steps = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows.flatMap(({ executedSteps }) => executedSteps));
    return { called: steps.map(({ stepId }) => stepId), faults: steps.flatMap(findFaults) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function findFaults({ stepId, response, checks }: Played): string[] {
  const received = `${response?.statusCode} ${JSON.stringify(response?.body)?.slice(0, 300)}`;
  return checks
    .filter(({ status }) => status !== "success")
    .map(({ name, message = "" }) => `${stepId}: ${name}, ${message} (${received})`);
}
