export const m: typeof import("./messages.fr.ts").m = {
  contents: "Contents",
  since: "In force since",
  example: (name) =>
    `${name} is an imaginary company. Its address, its numbers and the people named here are examples, to be replaced by those of the company that runs the site.`,
  preview: { unpublished: "Preview – this page is not published", unsaved: "Preview – what this page shows is not saved" },
  figures: "In figures",
  stars: (count) => (count === 1 ? "1 star out of 5" : `${count} stars out of 5`),
};
