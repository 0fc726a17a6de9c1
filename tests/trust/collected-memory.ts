import type { Installation } from "./installation.ts";

/** Environment of a server whose garbage can be collected from outside. */
export const INSPECTED = { NODE_OPTIONS: "--inspect=127.0.0.1:0" };

/** Bytes that the server still holds after a garbage collection: of JavaScript and of buffers. Asked through Node's
 *  inspector. */
export async function collectedMemory({ server }: Installation): Promise<number> {
  const address = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/.exec(server().output())?.[0];
  if (!address) throw new Error("the server was started without an inspector");
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  const call = (id: number, method: string, params: object = {}) =>
    new Promise<any>((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        const reply = JSON.parse(String(data));
        if (reply.id !== id) return;
        socket.removeEventListener("message", listen);
        resolve(reply.result);
      };
      socket.addEventListener("message", listen);
      socket.send(JSON.stringify({ id, method, params }));
    });
  await call(1, "HeapProfiler.enable");
  await call(2, "HeapProfiler.collectGarbage");
  await call(3, "HeapProfiler.collectGarbage");
  const expression = "(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())";
  const { result } = await call(4, "Runtime.evaluate", { expression, returnByValue: true });
  socket.close();
  return result.value;
}
