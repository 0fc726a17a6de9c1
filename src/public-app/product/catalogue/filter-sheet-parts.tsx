import { useMatches } from "@tanstack/react-router";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { m } from "#messages/public-app/product/catalogue/messages";

export const SHEET_TITLE = "filtres-titre";

export function SheetHead({ onClose }: { onClose: () => void }) {
  return (
    <div className="sheet-head">
      <h2 id={SHEET_TITLE}>{m.filters}</h2>
      <button type="button" aria-label={m.closeFilters} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}

/** Leads to what was found. It says how many products these are, where that is known: not while they are on their way, nor where they did not come. */
export function SheetFoot({ total, onShow }: { total: number | undefined; onShow: () => void }) {
  const isLoaded = useMatches({ select: (matches) => matches.at(-1)?.status === "success" });
  const label = m.showFound(isLoaded ? total : undefined);
  return (
    <div className="sheet-foot">
      <button type="button" className={`${button.button} ${button.dark}`} onClick={onShow}>
        <span key={label} aria-live="polite">
          {label}
        </span>
      </button>
    </div>
  );
}
