export { ProductLoading } from "./product-loading.tsx";
export { ProductPage } from "./product-page.tsx";
