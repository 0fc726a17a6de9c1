import { Link } from "@tanstack/react-router";
import button from "#public-app/ui/button.module.css";
import { ClosingBlock } from "#public-app/ui/closing-block.tsx";
import { m as words } from "#messages/public-app/ui/messages";
import { m } from "#messages/public-app/product/catalogue/messages";

/** The way on for a visitor who has not found what they looked for. */
export function CatalogueClosing() {
  return (
    <ClosingBlock id="accompagnement" title={m.closingTitle} text={m.closingText} isSand>
      <Link to="/contact" search={{ type: "quote" }} className={`${button.button} ${button.dark}`}>
        {words.askForQuote}
      </Link>
      <Link to="/fonctionnalites" className={`${button.button} ${button.outline}`}>
        {words.seeFeatures}
      </Link>
    </ClosingBlock>
  );
}
