import { expect, it } from "vitest";
import { failuresOf } from "./upload-failures.ts";
import { IMAGE_UPLOAD, PDF_UPLOAD } from "./upload-targets.ts";

const AWAY = "Le serveur est injoignable.";
const upload = (name: string, state: { fault?: string; reason?: string; isFinal?: boolean } = {}) => ({
  key: name,
  name,
  share: 0,
  ...state,
});

const messagesOf = (uploads: ReturnType<typeof upload>[], { messages } = IMAGE_UPLOAD) =>
  failuresOf(uploads, messages.failed).map(({ message, names }) => `${message} (${names.join()})`);

it("names the picture that could not be sent", () => {
  expect(messagesOf([upload("a.png", { reason: AWAY })])).toEqual(["Erreur lors de l'upload de a.png (a.png)"]);
});

it("speaks once of pictures that failed for one and the same reason", () => {
  const uploads = [upload("a.png", { reason: AWAY }), upload("b.png", { reason: "Illisible" }), upload("c.png", { reason: AWAY })];
  expect(messagesOf(uploads)).toEqual(["Erreur lors de l'upload des images (a.png,c.png)", "Erreur lors de l'upload de b.png (b.png)"]);
});

it("speaks of each file that was refused before it was sent, and of none that is on its way", () => {
  const uploads = [upload("a.txt", { fault: "a" }), upload("b.txt", { fault: "b" }), upload("c.png")];
  expect(messagesOf(uploads)).toEqual(["a (a.txt)", "b (b.txt)"]);
});

it("offers another try only of what was not refused for what it is", () => {
  const uploads = [
    upload("a.png", { reason: AWAY }),
    upload("b.png", { reason: "Illisible", isFinal: true }),
    upload("c.txt", { fault: "c" }),
  ];
  const retried = failuresOf(uploads, IMAGE_UPLOAD.messages.failed).filter(({ canRetry }) => canRetry);
  expect(retried.flatMap(({ names }) => names)).toEqual(["a.png"]);
});

it("one sentence serves PDFs, one or many", () => {
  expect(failuresOf([upload("a.pdf", { reason: AWAY })], PDF_UPLOAD.messages.failed)).toEqual([
    { keys: ["a.pdf"], names: ["a.pdf"], message: "Erreur lors de l'upload des fichiers PDF", reason: AWAY, canRetry: true },
  ]);
});
