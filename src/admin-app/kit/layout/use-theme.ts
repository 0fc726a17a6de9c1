import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";

/** Source: ADM-5. */
const THEME_TRANSITION_MS = 300;

/** The light or the dark theme, and the switch between them. The choice is stored under `admin-theme`; light holds
 *  until one is made. */
export function useTheme(): { isDark: boolean; toggle: () => void } {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isDark = useComputedColorScheme("light", { getInitialValueInEffect: false }) === "dark";

  function toggle() {
    const { dataset } = document.documentElement;
    dataset.themeChanging = "";
    window.setTimeout(() => delete dataset.themeChanging, THEME_TRANSITION_MS);
    setColorScheme(isDark ? "light" : "dark");
  }

  return { isDark, toggle };
}
