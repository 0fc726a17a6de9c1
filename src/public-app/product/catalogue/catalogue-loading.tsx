import { ListLoading } from "#public-app/ui/list/list-loading.tsx";
import styles from "./catalogue-loading.module.css";
import { m } from "#messages/public-app/product/catalogue/messages";

export function CatalogueLoading() {
  return <ListLoading words={m.loading} count={6} look={styles} />;
}
