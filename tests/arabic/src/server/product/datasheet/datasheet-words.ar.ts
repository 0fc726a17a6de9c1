// The PDFs' font has no Arabic letters, and nothing there joins them: the French sheet stands in.
export { datasheet } from "./datasheet-words.fr.ts";
