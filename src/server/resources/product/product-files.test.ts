import { describeFileUrl } from "#server/testing/file-url-battery.ts";
import { aProduct } from "./product.factory.ts";

const anImage = (url: string) => ({ id: "a", url, filename: "a", originalName: "a.png", size: 1, isMain: true });
const aDownload = (url: string) => ({ name: "Notice", type: "Notice", url, language: "Français" });

describeFileUrl("a product's picture", {
  path: "/api/admin/products",
  issue: "images.0.url",
  input: (url) => aProduct({ images: [anImage(url)] }),
  stored: ({ images }) => images[0].url,
});

describeFileUrl("a product's download", {
  path: "/api/admin/products",
  issue: "downloads.0.url",
  input: (url) => aProduct({ downloads: [aDownload(url)] }),
  stored: ({ downloads }) => downloads[0].url,
});
