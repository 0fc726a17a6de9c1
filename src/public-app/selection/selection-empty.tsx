import { Link } from "@tanstack/react-router";
import button from "#public-app/ui/button.module.css";
import section from "#public-app/ui/section.module.css";
import { m } from "#messages/public-app/selection/messages";

/** Explains that nothing is selected, and leads to the products. */
export function SelectionEmpty({ title, hint, className = "" }: { title: string; hint: string; className?: string }) {
  return (
    <div className={`selection-empty ${className}`}>
      <h2>{title}</h2>
      <p className={section.lead}>{hint}</p>
      <Link to="/produits" className={`${button.button} ${button.dark}`}>
        {m.toCatalogue}
      </Link>
    </div>
  );
}
