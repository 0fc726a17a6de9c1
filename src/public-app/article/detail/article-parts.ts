export { ArticleLoading } from "./article-loading.tsx";
export { ArticlePage } from "./article-page.tsx";
