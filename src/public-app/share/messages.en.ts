export const m: typeof import("./messages.fr.ts").m = {
  title: "Share",
  copy: "Copy the link",
  copied: "Link copied",
  copyFailed: "The link could not be copied. You can copy it from the address bar.",
  sheet: "Share…",
  mail: "E-mail",
};
