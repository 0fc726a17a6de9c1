import sheet from "./selection.css?inline";

/** How the selection looks. It travels with its parts: the sheet of every page has no room for what few visitors see. */
export function SelectionStyle() {
  return (
    <style href="selection" precedence="selection">
      {sheet}
    </style>
  );
}
