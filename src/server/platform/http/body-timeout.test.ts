import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { portOf, limitBodyTime } from "./http-server.ts";

const server = createServer((request, response) => {
  limitBodyTime(request, response, { body: 50, file: 60_000 });
  if (request.headers.authorization === "none") response.writeHead(401, { "Content-Length": 0 }).end();
  else request.resume().on("end", () => response.end("read"));
});
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function send(head: string) {
  const socket = connect(portOf(server), "127.0.0.1");
  socket.write(`${head}\r\nHost: x\r\nContent-Length: 6\r\n\r\nabc`);
  return socket;
}

it("DOS-2: ends the connection of a client that sends a body drop by drop, and says why", async () => {
  for (const head of ["POST /api/contact HTTP/1.1", "GET / HTTP/1.1", "POST /api/admin/upload HTTP/1.1"])
    expect(await text(send(head)), head).toMatch(/^HTTP\/1\.1 408 .*"success":false/s);
});

it("DOS-2: gives an administrator's file more time, and leaves a completed request alone", async () => {
  const upload = send("POST /api/admin/upload HTTP/1.1\r\nAuthorization: Bearer x");
  await text(send("POST /api/contact HTTP/1.1")); // longer than a body may take
  upload.write("def");
  const [answer] = await once(upload, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  upload.destroy();
});

it("DOS-2: gives a refused request less time", async () => {
  const refused = send("POST /api/admin/upload HTTP/1.1\r\nAuthorization: none");
  expect(await text(refused)).toMatch(/^HTTP\/1\.1 401 /); // and the connection ends
});
