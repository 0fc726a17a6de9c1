import type { MikroORM } from "@mikro-orm/postgresql";
import type { AnyTRPCRouter } from "@trpc/server";
import type { Logger } from "pino";
import { type Language, LANGUAGES } from "#contracts/shared/language.ts";
import type { AgentTool, ToolCall } from "#server/platform/declaration/agent-tool.ts";
import { allResources } from "#server/platform/declaration/resource.ts";
import type { Right } from "#server/platform/declaration/right.ts";
import { jsonSchemaOf, procedureReader } from "#server/platform/rest/procedure-schemas.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import { mayCall } from "#server/platform/rpc/rights.ts";
import { createCallerByName } from "#server/platform/rpc/trpc.ts";
import { editorialTools, findEditorial, listEditorial } from "./editorial-tools.ts";
import { describeFailure, LocalizedError, mcpWords, parseInput } from "./faults.ts";
import type { ListedTool, Offer } from "./mcp-server.ts";
import { siteTools } from "./site-tools.ts";
import { toFailedResult, toResult } from "./tool-results.ts";
import { chooseText } from "#server/platform/declaration/program-texts.ts";

type Dependencies = { appRouter: AnyTRPCRouter; orm: MikroORM; publicUrl: () => string; log: Logger };

/** Facts of one request: the language of its URL, and the reader of pages. */
type AgentRequest = { language: Language } & Pick<ToolCall, "readPage">;

/** Describes a tool for the program that chooses among them. Nothing that is stored is in it. */
function toListed({ name, about, input, right }: AgentTool, language: Language): ListedTool {
  const { properties = {}, required = [], ...schema } = jsonSchemaOf(input, "input");
  return {
    name,
    description: chooseText(about, language),
    inputSchema: { ...schema, type: "object", properties, required },
    annotations: { readOnlyHint: !isWriting(right), destructiveHint: false, openWorldHint: false },
  };
}

function isWriting(right: Right | undefined): boolean {
  return right?.scope?.endsWith(":write") ?? false;
}

/** Reads the language that a call asks for, whatever else is wrong with it. */
function languageOf({ language }: Record<string, unknown>, fallback: Language): Language {
  return LANGUAGES.find((known) => known === language) ?? fallback;
}

/** Fails with `forbidden`, naming the scope that an API key lacks. */
function requireOf(actor: Context["actor"], right: Right | undefined, language: Language): void {
  const { scopeNeeded, noKeyOpens } = mcpWords(language);
  if (actor && mayCall(actor.permissions, right)) return;
  throw new LocalizedError("forbidden", right?.scope === undefined ? noKeyOpens : scopeNeeded(right.scope));
}

/** Makes the tools of `/mcp`, which the declarations of the resources and the procedures' contracts give. */
export function createTools({ appRouter, orm, publicUrl, log }: Dependencies) {
  const readProcedure = procedureReader(appRouter);
  const createCaller = createCallerByName(appRouter);
  const resources = listEditorial(orm.em, appRouter);
  const editorial = editorialTools(resources, readProcedure);
  const own = allResources().flatMap(({ tools = [] }) => tools);
  const others = [...siteTools(), ...own];
  const all = [...others, ...editorial];
  const isEditorial = (name: string) => editorial.some((tool) => tool.name === name);

  async function run(tool: AgentTool, sent: Record<string, unknown>, { context, asked }: { context: Context; asked: AgentRequest }) {
    const language = languageOf(sent, asked.language);
    if (!context.actor && (tool.right || isEditorial(tool.name)))
      throw new LocalizedError("unauthenticated", mcpWords(language).keyNeeded(tool.name));
    if (tool.right) requireOf(context.actor, tool.right, language);
    const input = parseInput(tool.input, sent, language);
    const call = createCaller({ ...context, language });
    const demand = (named: string, verb: string) => {
      const { router, verbs } = findEditorial(resources, named, language);
      // a verb that it does not have is refused by what is called
      if (verbs.includes(verb)) requireOf(context.actor, readProcedure(`${router}.${verb}`).right, language);
    };
    const toolCall = { call, demand, language, origin: publicUrl(), readPage: asked.readPage };
    return tool.run(toolCall, input as never); // of its contract
  }

  /** Lists the tools that a sender may call, those of records for the resources that their key opens. */
  function listOffered({ actor }: Context): AgentTool[] {
    const isOpen = (right: Right | undefined) => actor !== undefined && mayCall(actor.permissions, right);
    const opened = resources.filter(({ router }) => isOpen(readProcedure(`${router}.list`).right));
    const ofRecords = opened.length > 0 ? editorialTools(opened, readProcedure) : [];
    return [...others.filter(({ right }) => !right || isOpen(right)), ...ofRecords];
  }

  /** Offers a sender the tools that they may call. */
  return function offerTo(context: Context, asked: AgentRequest): Pick<Offer, "listTools" | "callTool"> {
    const offered = listOffered(context);
    return {
      listTools: () => offered.map((tool) => toListed(tool, asked.language)),
      callTool: async (name, sent) => {
        const language = languageOf(sent, asked.language);
        try {
          const tool = all.find((each) => each.name === name);
          const known = offered.map((each) => each.name).join(", ");
          if (!tool) throw new LocalizedError("not_found", mcpWords(language).unknownTool(name.slice(0, 100), known));
          return toResult(await run(tool, sent, { context, asked }));
        } catch (thrown) {
          const { message, listed, isBug } = describeFailure(thrown, language);
          if (isBug) log.error({ err: thrown, tool: name.slice(0, 100) }, "unexpected error");
          return toFailedResult(message + listed);
        }
      },
    };
  };
}
