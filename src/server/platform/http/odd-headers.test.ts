import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, expect, it } from "vitest";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer({ cachesResponses: true });
beforeAll(async () => {
  await server.asAdmin("POST", "/api/admin/products", aProduct({ slug: "lampe", short_description: "Longue. ".repeat(60) }));
});

const ODD = {
  "accept-encoding": [
    "identity;q=0",
    "*;q=0",
    "identity;q=0, *;q=0",
    "br;q=0, gzip;q=0, identity;q=0",
    "gzip;q=x",
    ";;",
    "zstd",
    "é",
    " ",
    "gzip;q=1.0001",
  ],
  accept: ["", "*", "text/plain;q=0", "image/*", "application/json;q=0, */*;q=0", "/", ";q=1", 'a/b;c="d'],
  "if-none-match": ["*", "W/", '"', "x, y", `"${"a".repeat(4_000)}"`, "W/*"],
  "if-modified-since": ["hier", "0", "Thu, 99 Nov 2026 00:00:00 GMT"],
  range: ["bytes=", "bytes=-", "bytes=9-1", "bytes=0-0,2-3", "octets=1-2", "bytes=99999999999999999999-", "bytes=-0", "x"],
  "accept-language": ["", "*", "fr;q=x", "x".repeat(3_000)],
};

it("odd headers of a client are never a fault of the server", async () => {
  const paths = [
    "/api/products",
    "/api/openapi.json",
    "/api/docs",
    "/feed.xml",
    "/sitemap.xml",
    "/partage/fr.jpg",
    "/admin",
    "/favicon.svg",
    "/readyz",
  ];
  const { port } = new URL(server.url);
  for (const [header, values] of Object.entries(ODD))
    for (const value of values)
      for (const path of paths) {
        const socket = connect(Number(port), "127.0.0.1");
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${header}: ${value}\r\n\r\n`);
        const status = Number((await text(socket.setEncoding("latin1"))).slice(9, 12));
        expect(status < 500, `${path} ${header}: ${value} gave ${status}`).toBe(true);
      }
}, 120_000);

it("a client that is refused while sending a body gets the whole response, and no reset connection", async () => {
  const size = 9_000_000;
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
      const head = [
        "POST /api/admin/upload HTTP/1.1",
        "Host: x",
        "Content-Type: multipart/form-data; boundary=b",
        `Content-Length: ${size}`,
      ];
      socket.write(`${head.join("\r\n")}\r\n\r\n`);
      socket.write(Buffer.alloc(size, 97));
      return (await text(socket)).slice(9, 12); // fails where the connection is reset
    }),
  );
  expect(statuses).toEqual(Array(12).fill("401"));
});
