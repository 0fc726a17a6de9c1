export const m: typeof import("./messages.fr.ts").m = {
  title: "شاهدتها مؤخرًا",
  forget: "مسح",
  forgetAll: "مسح المنتجات التي شاهدتها مؤخرًا",
};
