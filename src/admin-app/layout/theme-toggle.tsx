import { ActionIcon, useMantineColorScheme } from "@mantine/core";
import { Moon, Sun } from "lucide-react";

/** Source: specification §9 « theme transition ». */
const THEME_TRANSITION_MS = 300;

/** Switches between the light and the dark theme; the choice is kept under `admin-theme`. */
export function ThemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isDark = colorScheme === "dark";

  function handleToggle() {
    const { dataset } = document.documentElement;
    dataset.themeChanging = "";
    window.setTimeout(() => delete dataset.themeChanging, THEME_TRANSITION_MS);
    setColorScheme(isDark ? "light" : "dark");
  }

  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      onClick={handleToggle}
      aria-label={isDark ? "Passer au thème clair" : "Passer au thème sombre"}
    >
      {isDark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </ActionIcon>
  );
}
