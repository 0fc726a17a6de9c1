import { describe, expect, it } from "vitest";
import { useTestServer } from "./test-server.ts";

/** The facts about a field with the URL of a file that the battery needs. */
type FileField = {
  /** `/api/admin/slides` */
  path: string;
  /** The path that a refusal names. */
  issue: string;
  /** A valid entity with that URL in the field. */
  input: (url: string) => object;
  /** The URL in a reply. */
  stored: (body: any) => string;
};

/** The checks that hold for every field that holds the URL of a file. */
export function describeFileUrl(name: string, { path, issue, input, stored }: FileField): void {
  describe(`the URL of ${name}`, () => {
    const server = useTestServer();

    it.each([
      "http://a.example/x.png",
      "mailto:a@b.example",
      "tel:+21673000100",
      "javascript:alert(1)",
      "//a.example/x.png",
      "#x",
      "/uploads/../x",
    ])("a URL that a page may not load is refused (%s)", async (url) => {
      const { status, body } = await server.asAdmin("POST", path, input(url));
      expect(status).toBe(400);
      const message = "Indiquez un fichier de ce site (/uploads/…) ou une adresse commençant par https://.";
      expect(body.issues).toContainEqual({ path: issue, message });
    });

    it.each(["https://a.example/ma photo.png", "/uploads/ma photo.png"])("a URL with a space is refused (%s)", async (url) => {
      const { status, body } = await server.asAdmin("POST", path, input(url));
      expect(status).toBe(400);
      const message = "Une adresse n’a pas d’espace\u202f: écrivez %20 à la place de chacun.";
      expect(body.issues).toContainEqual({ path: issue, message });
    });

    it.each([
      ["uploads/x.png", "/uploads/x.png"],
      ["\\uploads\\x.png", "/uploads/x.png"],
      ["public/images/x.png", "/uploads/x.png"],
      ["/dist/x.png", "/uploads/x.png"],
      ["static/x.png", "/uploads/x.png"],
      ["assets/image/x.png", "/uploads/x.png"],
      ["x.png", "/uploads/x.png"],
      ["http://ancien.example/uploads/x.png", "/uploads/x.png"],
      ["https://a.example/x.png", "https://a.example/x.png"],
      ["/placeholder-blog.jpg", "/placeholder-blog.jpg"],
    ])("a URL in the form of older records is cleaned (%s)", async (url, clean) => {
      const { status, body } = await server.asAdmin("POST", path, input(url));
      expect(status).toBe(201);
      expect(stored(body)).toBe(clean);
    });
  });
}
