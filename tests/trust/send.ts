/** An answer as a test looks at it. `body` is parsed where it is JSON. */
export type Answer = { status: number; headers: Headers; body: any; text: string; bytes: Buffer; milliseconds: number };

/** A request of a test. A plain object becomes a JSON body; text, bytes and forms go as they are. */
export type Question = { method: string; path: string; body?: unknown; headers?: Record<string, string>; signal?: AbortSignal };

/** Whether a body is sent as it is, rather than as JSON. */
function isRaw(body: unknown): body is string | FormData | Uint8Array<ArrayBuffer> | undefined {
  return body === undefined || typeof body === "string" || body instanceof FormData || body instanceof Uint8Array;
}

/** Sends a request and reads the whole answer; redirects are not followed. */
export async function sendTo(url: string, { method, path, body, headers = {}, signal }: Question): Promise<Answer> {
  const begin = performance.now();
  const response = await fetch(url + path, {
    method,
    redirect: "manual",
    headers: { ...(!isRaw(body) && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
    signal,
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
  const milliseconds = performance.now() - begin;
  return { status: response.status, headers: response.headers, text, bytes, body: isJson ? JSON.parse(text) : undefined, milliseconds };
}
