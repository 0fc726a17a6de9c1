import { describeFileUrl } from "#server/testing/file-url-battery.ts";
import { aProduct } from "./product.factory.ts";

const imageAt = (url: string) => ({ id: "a", url, filename: "a", originalName: "a.png", size: 1, isMain: true });
const downloadAt = (url: string) => ({ name: "Notice", type: "Notice", url, language: "Français" });

describeFileUrl("a product's picture", {
  path: "/api/admin/products",
  issue: "images.0.url",
  input: (url) => aProduct({ images: [imageAt(url)] }),
  stored: ({ images }) => images[0].url,
});

describeFileUrl("a product's download", {
  path: "/api/admin/products",
  issue: "downloads.0.url",
  input: (url) => aProduct({ downloads: [downloadAt(url)] }),
  stored: ({ downloads }) => downloads[0].url,
});
