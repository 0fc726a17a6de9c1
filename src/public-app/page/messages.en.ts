export const m: typeof import("./messages.fr.ts").m = {
  preview: { unpublished: "Preview – this page is not published", unsaved: "Preview – what this page shows is not saved" },
  figures: "In figures",
};
