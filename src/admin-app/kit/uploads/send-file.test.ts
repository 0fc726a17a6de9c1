import { describe, expect, it } from "vitest";
import { IMAGE_UPLOAD, PDF_UPLOAD } from "./upload-targets.ts";
import { fileFault } from "./send-file.ts";

describe("fileFault", () => {
  it("finds nothing wrong with a picture and a PDF of the largest size", () => {
    expect(fileFault({ name: "a.png", type: "image/png", size: 5 * 1024 * 1024 }, IMAGE_UPLOAD)).toBeUndefined();
    expect(fileFault({ name: "a.pdf", type: "application/pdf", size: 10 * 1024 * 1024 }, PDF_UPLOAD)).toBeUndefined();
  });

  it("refuses what is no picture, SVG included, by name", () => {
    expect(fileFault({ name: "a.txt", type: "text/plain", size: 1 }, IMAGE_UPLOAD)).toBe("a.txt n'est pas un fichier image valide");
    expect(fileFault({ name: "a.svg", type: "image/svg+xml", size: 1 }, IMAGE_UPLOAD)).toBe("a.svg n'est pas un fichier image valide");
    expect(fileFault({ name: "a.png", type: "image/png", size: 1 }, PDF_UPLOAD)).toBe("a.png n'est pas un fichier PDF valide");
  });

  it("an iPhone's photograph gets advice instead of « no picture »", () => {
    for (const photograph of [
      { name: "IMG_1.HEIC", type: "", size: 1 },
      { name: "IMG_1", type: "image/heic", size: 1 },
    ])
      expect(fileFault(photograph, IMAGE_UPLOAD)).toMatch(/HEIC.*Enregistrez la photo au format JPEG/);
    expect(fileFault({ name: "a.heic", type: "", size: 1 }, PDF_UPLOAD)).toBe("a.heic n'est pas un fichier PDF valide");
  });

  it("refuses what is too large, by name", () => {
    expect(fileFault({ name: "a.png", type: "image/png", size: 5 * 1024 * 1024 + 1 }, IMAGE_UPLOAD)).toBe(
      "a.png est trop volumineux (max 5MB)",
    );
    expect(fileFault({ name: "a.pdf", type: "application/pdf", size: 10 * 1024 * 1024 + 1 }, PDF_UPLOAD)).toBe(
      "a.pdf est trop volumineux (max 10MB)",
    );
  });
});
