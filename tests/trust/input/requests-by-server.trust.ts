import { createServer } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { portOf } from "#server/platform/http/http-server.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { type Installation, openInstallation } from "../installation.ts";

let installation: Installation;
beforeAll(async () => {
  installation = await openInstallation();
});
afterAll(() => installation.close());

/** Listens on an address of this machine and counts who connects. */
async function listen(host: string): Promise<{ port: number; connections: () => number; close: () => void }> {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return { port: portOf(server), connections: () => connections, close: () => server.close() };
}

it("INP-12: the server asks no URL that it is given: in every field, when it saves, renders, lists and starts again", async () => {
  const listeners = [await listen("127.0.0.1"), await listen("::1")];
  const [four, six] = listeners.map(({ port }) => port);
  const hosts = [`127.0.0.1:${four}`, `[::1]:${six}`, `localhost:${four}`, `[::ffff:127.0.0.1]:${four}`, `2130706433:${four}`];
  const pages = ["/", "/produits", "/blog", "/sitemap.xml", "/feed.xml", "/en/products"];
  for (const [n, host] of hosts.entries()) {
    const url = `https://${host}/x.png`;
    const link = `http://${host}/x`;
    const image = { id: "1", url, filename: "x.png", originalName: "x.png", size: 1, isMain: true };
    const downloads = [{ name: "x", type: "Manuel", url, language: "Français" }];
    const slug = `canari-${n}`;
    const content = `<p><a href="${link}">x</a><img src="${url}" alt="x"></p><iframe src="${link}"></iframe>`;
    const saved = await Promise.all([
      installation.asAdmin("POST", "/api/admin/products", aProduct({ slug, images: [image], downloads })),
      installation.asAdmin("POST", "/api/admin/blogs", anArticle({ slug, image_url: url, content, status: "published" })),
      installation.asAdmin("POST", "/api/admin/slides", aSlide({ image_url: url, cta_link: link })),
      installation.asAdmin("POST", "/api/admin/features", aFeature({ icon_url: url })),
    ]);
    expect(saved.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    pages.push(`/produits/${slug}`, `/blog/${slug}`);
  }
  const read = async () => {
    for (const path of pages) expect((await installation.send("GET", path)).status, path).toBe(200);
  };
  await read();
  await installation.stop();
  await installation.start();
  await read();
  expect(listeners.map(({ connections }) => connections())).toEqual([0, 0]);
  for (const { close } of listeners) close();
});
