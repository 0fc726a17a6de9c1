/** A route that the package adds to a server, as far as it is used here. */
type Added = { url: string; handler: (request: unknown, reply: unknown) => unknown };

const ASKED = { configuration: { url: "/api/openapi.json" } };

/** Reads the script of Scalar's API reference. Of its packages this one alone carries the script without the 280
 *  packages that it is made of; it hands it out as a route of a Fastify server, for which this stands in. */
export async function readViewer(): Promise<string> {
  const { default: plugin } = await import("@scalar/fastify-api-reference");
  const added: Added[] = [];
  const server = { route: (route: Added) => added.push(route), hasPlugin: () => false };
  // of a server it uses nothing else
  (plugin as (server: unknown, options: unknown, done: () => void) => void)(server, ASKED, () => {});
  let script: unknown;
  const reply = { header: () => reply, send: (body: unknown) => (script = body) };
  added.find(({ url }) => url.endsWith(".js"))?.handler(undefined, reply);
  if (typeof script !== "string") throw new Error("@scalar/fastify-api-reference gives no script");
  return script;
}
