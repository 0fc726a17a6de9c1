import { useMantineColorScheme } from "@mantine/core";

/** Source: specification §9 « theme transition ». */
const THEME_TRANSITION_MS = 300;

/** The light or the dark theme, and the way from one to the other; the choice is kept under `admin-theme`. */
export function useTheme(): { isDark: boolean; toggle: () => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isDark = colorScheme === "dark";

  function toggle() {
    const { dataset } = document.documentElement;
    dataset.themeChanging = "";
    window.setTimeout(() => delete dataset.themeChanging, THEME_TRANSITION_MS);
    setColorScheme(isDark ? "light" : "dark");
  }

  return { isDark, toggle };
}
