import { useHotkeys, useOs } from "@mantine/hooks";
import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { notifyFailure } from "#admin-app/kit/errors/notify.tsx";
import classes from "./palette-opener.module.css";
import { catchTyping, takeTypedAhead } from "./typed-ahead.ts";

const CommandPalette = lazy(async () => ({ default: (await import("./command-palette.tsx")).CommandPalette }));

/** Opens the palette that finds any product, article or action; from the keyboard anywhere, even inside a field. */
export function PaletteOpener() {
  const [isLoaded, setIsLoaded] = useState(false);
  const isApple = ["macos", "ios"].includes(useOs());

  async function open() {
    catchTyping();
    try {
      const { openPalette } = await import("./command-palette.tsx");
      setIsLoaded(true);
      openPalette();
    } catch (error) {
      takeTypedAhead();
      notifyFailure("La recherche n’a pas pu s’ouvrir", error);
    }
  }

  useHotkeys([["mod+K", () => void open()]], []);

  return (
    <>
      <button
        type="button"
        className={classes.opener}
        onClick={() => void open()}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Search size={18} aria-hidden />
        <span>Rechercher ou agir</span>
        <kbd aria-hidden>{isApple ? "⌘ K" : "Ctrl K"}</kbd>
      </button>
      {isLoaded && (
        <Suspense>
          <CommandPalette />
        </Suspense>
      )}
    </>
  );
}
