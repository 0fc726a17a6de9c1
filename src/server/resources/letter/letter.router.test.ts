import { describe, expect, it } from "vitest";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { describeCrud } from "#server/testing/crud-battery.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { aLetter, aSection } from "./letter.factory.ts";

const PATH = "/api/admin/letters";

describeCrud("a letter", {
  path: PATH,
  router: "letters",
  noun: "letter",
  valid: aLetter,
  invalid: [
    { title: " " },
    { preheader: "x".repeat(201) },
    { sections: [aSection({ text: "<p> </p>" })] },
    { sections: [aSection({ kind: "article" })] },
    { sections: [aSection({ kind: "products" })] },
    { sections: [aSection({ kind: "picture", image_url: "/uploads/a.webp" })] },
    { sections: [aSection({ kind: "button", label: "Voir" })] },
    { sections: [aSection({ kind: "button", label: "Voir", link: "javascript:alert(1)" })] },
    { sections: [aSection({ kind: "video" })] },
  ],
  change: { preheader: "Autre" },
});

describe("letters", () => {
  const server = useTestServer();

  const create = async (fields: object) => (await server.asAdmin("POST", PATH, aLetter({ ...fields }))).body;
  const preview = (form: object, language = "fr") => server.call("POST", "letters.preview", { ...form, language });

  it("a letter keeps clean HTML of its texts alone", async () => {
    const { sections } = await create({ sections: [aSection({ text: `<p onclick="x()">Bonjour<script>alert(1)</script></p>` })] });
    expect(sections[0].text).toBe("<p>Bonjour</p>");
  });

  it("a preview shows each kind of section, as HTML for every mail program and as text", async () => {
    const { body: article } = await server.asAdmin(
      "POST",
      "/api/admin/blogs",
      anArticle({ title: "L’hiver à la maison", status: "published" }),
    );
    const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Brume" }));
    const image = `/uploads/${"a".repeat(32)}.webp`;
    const form = aLetter({
      title: "Nos conseils & l’hiver",
      sections: [
        aSection({ text: `<h2>Trois gestes</h2><p>Voir <a href="/produits/${product.slug}">Brume</a>.</p>` }),
        aSection({ kind: "article", article: article.id }),
        aSection({ kind: "products", products: [product.id] }),
        aSection({ kind: "picture", image_url: image, alt_text: "Le salon", link: "https://example.com/a?b=1&c=2" }),
        aSection({ kind: "button", label: "Nous écrire", link: "/contact" }),
      ],
    });
    const { subject, html, text, faults } = await preview(form);
    expect([subject, faults]).toEqual(["Nos conseils & l’hiver", []]);
    expect(html).toContain("<h1 ");
    expect(html).toMatch(/class="cell" style="[^"]*overflow-wrap:anywhere/);
    expect(html).toMatch(
      new RegExp(`<a class="accent" style="[^"]*" href="/produits/${product.slug}"|<a href="/produits/${product.slug}" class="accent"`),
    );
    expect(html).toContain("L’hiver à la maison");
    expect(html).toContain(`src="/uploads/${"a".repeat(32)}-1280.jpg"`);
    expect(html).toContain(`alt="Le salon"`);
    expect(html).toContain("https://example.com/a?b=1&#38;c=2");
    expect(html).not.toMatch(/<(?:script|link|iframe)|https?:\/\/(?!example\.com)/);
    expect(text).toContain(`Voir Brume (/produits/${product.slug}).`);
    expect(text).toContain("Nous écrire\u202f:\n/contact");
    expect(text).toContain("Vous recevez cette lettre parce que");
  });

  it("a preview says what a section shows that is gone or hidden, and shows the rest", async () => {
    const { body: draft } = await server.asAdmin("POST", "/api/admin/blogs", anArticle({ title: "Pas encore", status: "draft" }));
    const sections = [
      aSection({ kind: "article", article: draft.id }),
      aSection({ kind: "products", products: [2_000_000_000] }),
      aSection({ kind: "article" }),
      aSection({ text: "<p>Le reste.</p>" }),
    ];
    const { html, faults } = await preview(aLetter({ sections }));
    expect(faults).toEqual([
      expect.stringMatching(/^La section 1 \(article\) montre «\u202fPas encore\u202f», que/),
      "La section 2 (produits) montre un produit qui n’existe plus.",
    ]);
    expect(html).toContain("Le reste.");
  });

  it("a preview in English shows the published translation, of the letter and of what it shows", async () => {
    const { body: article } = await server.asAdmin("POST", "/api/admin/blogs", anArticle({ title: "Hiver", status: "published" }));
    const letter = await create({ title: "Chaud", sections: [aSection(), aSection({ kind: "article", article: article.id })] });
    expect((await preview(letter, "en")).language).toBe("fr");
    const translate = (resource: string, record: number, fields: object) =>
      server.call("POST", "translations.save", { noun: resource, record, language: "en", fields, is_published: true });
    await translate("article", article.id, { title: "Winter", content: "<p>Cold.</p>", excerpt: "" });
    const texts = {
      text: `<p onclick="x()">A calm house. <a href="/en/a-propos">Us</a> <a href="/en/products?q=a">Lamps</a></p>`,
      label: "",
      alt_text: "",
    };
    const saved = await translate("letter", letter.id, {
      title: "Warm",
      preheader: "Three steps",
      sections: [texts, { text: "", label: "", alt_text: "" }],
    });
    expect(saved).toMatchObject({ is_published: true });
    expect(saved.fields.sections[0].text).toContain("<p>A calm house.");
    const english = await preview(letter, "en");
    expect(english).toMatchObject({ language: "en", subject: "Warm", preheader: "Three steps" });
    expect(english.html).toContain("A calm house.");
    expect(english.html).toContain("Winter");
    expect(english.html).toContain("Read the article");
    for (const path of ["/en/blog/winter", "/en/about", "/en/products?q=a"]) expect(english.html).toContain(`href="${path}"`);
  });

  it("a letter about an article begins with its title, its excerpt and itself", async () => {
    const { body: article } = await server.asAdmin("POST", "/api/admin/blogs", anArticle({ title: "Un toit", excerpt: "Au sec." }));
    const start = await server.call("GET", "letters.startFromArticle", { id: article.id });
    expect(start).toMatchObject({ title: "Un toit", preheader: "Au sec.", sections: [{ kind: "article", article: article.id }] });
    expect((await server.asAdmin("POST", PATH, start)).status).toBe(201);
    expect(await server.call("GET", "letters.startFromArticle", { id: 2_000_000_000 })).toMatchObject({ code: "not_found" });
  });
});
