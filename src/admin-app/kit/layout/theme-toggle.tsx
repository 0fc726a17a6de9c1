import { ActionIcon } from "@mantine/core";
import { Moon, Sun } from "lucide-react";
import { useTheme } from "./use-theme.ts";

/** Switches between the light and the dark theme. */
export function ThemeToggle() {
  const { isDark, toggle } = useTheme();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      onClick={toggle}
      aria-label={isDark ? "Passer au thème clair" : "Passer au thème sombre"}
    >
      {isDark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </ActionIcon>
  );
}
