import { AwsClient } from "aws4fetch";
import { AppError } from "#server/platform/errors/app-error.ts";
import { reasonOf, StartError } from "#server/platform/errors/start-error.ts";

/** Longest time of the store for one file: the largest PDF on a slow line. */
const TIMEOUT_MS = 30_000;
/** Tries after a 5xx or 429 of the store. */
const RETRIES = 2;

const AWAY = "Le stockage des fichiers ne répond pas. Réessayez dans un instant.";

const KEY = /<Contents>.*?<Key>([^<]*)<\/Key>.*?<LastModified>([^<]*)<\/LastModified>.*?<\/Contents>/gs;

/** A file of the store. Names hold `/` where a folder's would. */
type StoredObject = { name: string; writtenAt: Date };

/** The URL of an object store, and the keys that sign its requests. */
export type ObjectStoreSettings = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };

/** One bucket of an S3-compatible store, whose files never change once written. */
export type ObjectStore = ReturnType<typeof openObjectStore>;

/** Unescapes the XML of a name. Ours need none, but other files of the bucket may have any name. */
function plain(xml: string): string {
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
  return xml.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, sign: string) => signs[sign] ?? "");
}

/** Advice to the operator by the code of a store's refusal. Source: Amazon S3, « Error responses ». */
const REFUSALS = {
  SignatureDoesNotMatch: "S3_SECRET_ACCESS_KEY: the object store refuses the signature: correct it, S3_ACCESS_KEY_ID or S3_REGION",
  RequestTimeTooSkewed: "S3_ENDPOINT: the object store has another time: set the clock of this machine",
};

async function check(asked: Promise<Response>, bucket: string): Promise<void> {
  const response = await asked.catch((error: unknown) => {
    throw new StartError(`S3_ENDPOINT: the object store cannot be reached (${reasonOf(error)}): start it, or correct the address`);
  });
  const { status, ok } = response;
  const body = ok ? "" : await response.text();
  for (const [code, advice] of Object.entries(REFUSALS)) if (body.includes(`<Code>${code}<`)) throw new StartError(advice);
  if (status === 401 || status === 403)
    throw new StartError(`S3_ACCESS_KEY_ID: the object store refuses these keys (${status}): correct them or their rights`);
  if (status === 404) throw new StartError(`S3_BUCKET: the object store has no bucket ${bucket}: make it, or correct the name`);
  if (!ok) throw new StartError(`S3_ENDPOINT: the object store answers ${status}`);
  await response.body?.cancel();
}

/** Opens the store; nothing is sent before it is used. Where the store does not answer, or refuses, the call fails with
 *  `unavailable`. */
export function openObjectStore({ endpoint, bucket, region, accessKeyId, secretAccessKey }: ObjectStoreSettings) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: RETRIES });
  const root = `${endpoint}/${bucket}`;

  async function ask(method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    return client.fetch(`${root}/${path}`, { method, ...(body && { body }), signal: AbortSignal.timeout(TIMEOUT_MS) });
  }

  /** Gives the bytes of the response, or nothing where there is no such file. */
  async function answerOf(method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Buffer | undefined> {
    try {
      const response = await ask(method, path, body);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (response.ok) return bytes;
      // a response to HEAD has no body
      if (response.status === 404 && (method === "HEAD" || bytes.includes("NoSuchKey"))) return undefined;
      throw new Error(`the object store answers ${response.status} to ${method}`);
    } catch (cause) {
      throw Object.assign(new AppError("unavailable", AWAY, { retryAfter: 5 }), { cause });
    }
  }

  return {
    /** Fails with a `StartError` of one line where the bucket cannot be read with these settings. Its message contains
     *  no key. */
    check: () => check(ask("GET", "?list-type=2&max-keys=1"), bucket),

    has: async (name: string) => (await answerOf("HEAD", name)) !== undefined,

    read: (name: string) => answerOf("GET", name),

    /** Resolves once the store has acknowledged all of the bytes. */
    async write(name: string, bytes: Uint8Array): Promise<void> {
      if ((await answerOf("PUT", name, new Uint8Array(bytes))) === undefined) throw new AppError("unavailable", AWAY, { retryAfter: 5 });
    },

    /** Treats removing a file that is already gone as success. */
    async remove(name: string): Promise<void> {
      await answerOf("DELETE", name);
    },

    /** Lists the files whose names begin with the prefix. */
    async list(prefix = ""): Promise<StoredObject[]> {
      const found: StoredObject[] = [];
      for (let isMore = true; isMore;) {
        const query = new URLSearchParams({ "list-type": "2", prefix, "start-after": found.at(-1)?.name ?? "" });
        const xml = String((await answerOf("GET", `?${String(query)}`)) ?? "");
        for (const [, name = "", writtenAt = ""] of xml.matchAll(KEY)) found.push({ name: plain(name), writtenAt: new Date(writtenAt) });
        isMore = xml.includes("<IsTruncated>true<");
      }
      return found;
    },
  };
}
