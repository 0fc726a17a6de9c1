import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { describeCrud } from "#server/testing/crud-battery.ts";
import { describeFileUrl } from "#server/testing/file-url-battery.ts";
import { aSlide } from "./slide.factory.ts";
import { describeOrdered } from "#server/testing/order-battery.ts";
import { useTestServer } from "#server/testing/test-server.ts";

describeCrud("a slide", {
  path: "/api/admin/slides",
  router: "slides",
  noun: "slide",
  valid: aSlide,
  invalid: [
    { title: "  " },
    { cta_text: "" },
    { cta_link: "javascript:alert(1)" },
    { order_index: -1 },
    { is_active: "oui" },
    { image_focus: { x: 101, y: 0 } },
  ],
  change: { subtitle: "Chaque soir, sans y penser" },
});

describeOrdered("the slides", {
  noun: "slides",
  path: "/api/admin/slides",
  publicPath: "/api/slides",
  valid: (fields) => aSlide({ ...fields }),
});

describeFileUrl("a slide's picture", {
  path: "/api/admin/slides",
  issue: "image_url",
  input: (image_url) => aSlide({ image_url }),
  stored: (body) => body.image_url,
});

describe("the carousel", () => {
  const server = useTestServer();

  it("shows visitors the active slides only, in their order", async () => {
    await server.asAdmin("POST", "/api/admin/slides", aSlide({ title: "Troisième", order_index: 9 }));
    await server.asAdmin("POST", "/api/admin/slides", aSlide({ title: "Première", order_index: 1 }));
    await server.asAdmin("POST", "/api/admin/slides", aSlide({ title: "Cachée", order_index: 2, is_active: false }));
    const { body } = await server.send("GET", "/api/slides");
    expect(body.map(({ title }: { title: string }) => title)).toEqual(["Première", "Troisième"]);
  });

  it("puts a new slide after the last one", async () => {
    const { body } = await server.asAdmin("POST", "/api/admin/slides", aSlide());
    expect(body.order_index).toBe(10);
  });

  it("the focus of a picture is sent to visitors, and undoing its change removes it", async () => {
    const { body: slide } = await server.asAdmin("POST", "/api/admin/slides", aSlide({ title: "Cadrée" }));
    expect(slide.image_focus).toBeNull();
    const { body: saved } = await server.asAdmin("PUT", `/api/admin/slides/${slide.id}`, { ...slide, image_focus: { x: 10, y: 90 } });
    const readShown = async () => (await server.send("GET", "/api/slides")).body.find(({ id }: { id: number }) => id === slide.id);
    expect(await readShown()).toMatchObject({ image_focus: { x: 10, y: 90 } });
    await server.asAdmin("PUT", `/api/admin/slides/${slide.id}`, { title: "Recadrée", cta_text: slide.cta_text, cta_link: slide.cta_link });
    expect(await readShown(), "left out, it stays").toMatchObject({ title: "Recadrée", image_focus: { x: 10, y: 90 } });
    await server.call("POST", "history.undo", { noun: "slide", id: slide.id, version: saved.version });
    expect(await readShown()).toMatchObject({ title: "Recadrée", image_focus: null });
  });

  it("uses the stored file that it shows, and shows the one that replaces it", async () => {
    const upload = async (name: string) => {
      const data = new FormData();
      const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c9822b" } })
        .png()
        .toBuffer();
      data.append("image", new Blob([new Uint8Array(bytes)], { type: "image/png" }), name);
      return (await server.asAdmin("POST", "/api/admin/upload", data)).body;
    };
    const [old, next] = [await upload("ancienne.png"), await upload("nouvelle.png")];
    const { body: slide } = await server.asAdmin("POST", "/api/admin/slides", aSlide({ image_url: old.url }));
    const { data } = await server.call("GET", "media.list", { q: "ancienne" });
    const { used_by } = await server.call("GET", "media.get", { id: data[0].id });
    expect(used_by).toEqual([{ noun: "slide", id: slide.id, title: slide.title, places: ["image_url"] }]);
    await server.call("POST", "media.replace", { id: data[0].id, by: next.filename });
    const { body: shown } = await server.asAdmin("GET", `/api/admin/slides/${slide.id}`);
    expect(shown).toMatchObject({ image_url: next.url, version: slide.version + 1 });
  });
});
