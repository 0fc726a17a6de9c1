export { BlogFrame } from "./blog-frame.tsx";
export { BlogLoading } from "./blog-loading.tsx";
export { BlogFailure, BlogResults } from "./blog-results.tsx";
