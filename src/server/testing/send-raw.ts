import { connect } from "node:net";

/** Sends bytes unchanged, which fetch would correct or refuse. Gives the raw response once the server has closed the
 *  connection. */
export function sendRaw(url: string, bytes: string): Promise<{ status: number; head: string; body: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = "";
    socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    socket.on("error", () => {}); // a server that refuses does not read the rest
    socket.on("close", () => {
      const [head = "", body = ""] = text.split("\r\n\r\n");
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body });
    });
    socket.write(bytes);
  });
}
