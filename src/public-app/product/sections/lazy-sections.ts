import { lazy } from "react";

// Parts of a product's page that do nothing in the browser: for `ServerPart`. The server, which waits for nothing while
// it renders, has them at once.

export const ProductCompliance = import.meta.env.SSR
  ? (await import("#public-app/product/sections/product-compliance.tsx")).ProductCompliance
  : lazy(async () => ({ default: (await import("#public-app/product/sections/product-compliance.tsx")).ProductCompliance }));

export const NamedProducts = import.meta.env.SSR
  ? (await import("#public-app/product/sections/named-products.tsx")).NamedProducts
  : lazy(async () => ({ default: (await import("#public-app/product/sections/named-products.tsx")).NamedProducts }));

export const SpecificationTable = import.meta.env.SSR
  ? (await import("./specification-table.tsx")).SpecificationTable
  : lazy(async () => ({ default: (await import("./specification-table.tsx")).SpecificationTable }));

export const DownloadList = import.meta.env.SSR
  ? (await import("#public-app/product/sections/download-list.tsx")).DownloadList
  : lazy(async () => ({ default: (await import("#public-app/product/sections/download-list.tsx")).DownloadList }));

export const BenefitList = import.meta.env.SSR
  ? (await import("#public-app/product/sections/benefit-list.tsx")).BenefitList
  : lazy(async () => ({ default: (await import("#public-app/product/sections/benefit-list.tsx")).BenefitList }));

export const ProductUse = import.meta.env.SSR
  ? (await import("./use/product-use.tsx")).ProductUse
  : lazy(async () => ({ default: (await import("./use/product-use.tsx")).ProductUse }));

export const ProductFitting = import.meta.env.SSR
  ? (await import("./use/product-fitting.tsx")).ProductFitting
  : lazy(async () => ({ default: (await import("./use/product-fitting.tsx")).ProductFitting }));
