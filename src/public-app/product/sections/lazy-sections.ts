import { lazyPart } from "#public-app/ui/server-part.tsx";

// Parts of a product's page that do nothing in the browser: for `ServerPart`.

const loadProductCompliance = async () => (await import("./product-compliance.tsx")).ProductCompliance;
export const ProductCompliance = lazyPart(loadProductCompliance, import.meta.env.SSR && (await loadProductCompliance()));

const loadNamedProducts = async () => (await import("./named-products.tsx")).NamedProducts;
export const NamedProducts = lazyPart(loadNamedProducts, import.meta.env.SSR && (await loadNamedProducts()));

const loadSpecificationTable = async () => (await import("./specification-table.tsx")).SpecificationTable;
export const SpecificationTable = lazyPart(loadSpecificationTable, import.meta.env.SSR && (await loadSpecificationTable()));

const loadDownloadList = async () => (await import("./download-list.tsx")).DownloadList;
export const DownloadList = lazyPart(loadDownloadList, import.meta.env.SSR && (await loadDownloadList()));

const loadBenefitList = async () => (await import("./benefit-list.tsx")).BenefitList;
export const BenefitList = lazyPart(loadBenefitList, import.meta.env.SSR && (await loadBenefitList()));

const loadProductUse = async () => (await import("./use/product-use.tsx")).ProductUse;
export const ProductUse = lazyPart(loadProductUse, import.meta.env.SSR && (await loadProductUse()));

const loadProductFitting = async () => (await import("./use/product-fitting.tsx")).ProductFitting;
export const ProductFitting = lazyPart(loadProductFitting, import.meta.env.SSR && (await loadProductFitting()));
