import { useLocalStorage } from "@mantine/hooks";

const VIEW_KEY = "admin-products-view";
const HIDDEN_KEY = "admin-products-hidden-columns";

/** Hidden until they are asked for: with them the table is wider than a laptop's screen. */
const HIDDEN_AT_FIRST = "subcategory,new,featured,images,downloads,modified";

/** A text in the browser's storage, as it is. */
function useStoredText(key: string, defaultValue: string) {
  return useLocalStorage({
    key,
    defaultValue,
    getInitialValueInEffect: false,
    serialize: (text) => text,
    deserialize: (text) => text ?? defaultValue,
  });
}

/** Layout of the list of products in this browser: cards or a table, and the hidden columns. */
export function useProductLayout() {
  const [view, setView] = useStoredText(VIEW_KEY, "cards");
  const [hidden, setHidden] = useStoredText(HIDDEN_KEY, HIDDEN_AT_FIRST);
  return {
    view: view === "table" ? ("table" as const) : ("cards" as const),
    setView,
    hidden: hidden.split(","),
    setHidden: (columns: string[]) => setHidden(columns.join(",")),
  };
}

export type ProductLayout = ReturnType<typeof useProductLayout>;
