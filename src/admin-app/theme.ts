import { Badge, type CSSVariablesResolver, createTheme, type MantineColorsTuple, virtualColor } from "@mantine/core";

const ink: MantineColorsTuple = [
  "#eef5f5",
  "#dce9ea",
  "#bcd3d5",
  "#93b5b9",
  "#6a959a",
  "#4a787e",
  "#335d63",
  "#1f474d",
  "#133840",
  "#0b2a30",
];
const amber: MantineColorsTuple = [
  "#fff6e5",
  "#fdeaca",
  "#f9d699",
  "#f5c168",
  "#f0ad3f",
  "#e59a22",
  "#c97f12",
  "#9c5f0a",
  "#7d4c08",
  "#5b3706",
];
const dark: MantineColorsTuple = [
  "#e1eaea",
  "#bfced0",
  "#9bb0b3",
  "#7f979b",
  "#2d474d",
  "#1d353b",
  "#152b31",
  "#102429",
  "#0a1a1e",
  "#061216",
];

const SANS = '"Instrument Sans", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif';

/** The brand's dusk: ink is the primary colour by day, amber by night. */
export const theme = createTheme({
  colors: { ink, amber, dark, brand: virtualColor({ name: "brand", light: "ink", dark: "amber" }) },
  primaryColor: "brand",
  primaryShade: { light: 9, dark: 4 },
  black: "#0f2226",
  autoContrast: true,
  luminanceThreshold: 0.35,
  fontFamily: SANS,
  headings: { fontFamily: SANS, fontWeight: "620" },
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Badge: Badge.extend({ defaultProps: { variant: "light", tt: "none", fz: 12, fw: 600 } }),
    // Not by `Fieldset.extend`: the sign-in has none, and should not load it. A group of fields is set apart by its
    // title, not by a box.
    Fieldset: { defaultProps: { variant: "unstyled", m: 0, p: 0, miw: 0 } },
    Modal: { defaultProps: { centered: true, closeButtonProps: { "aria-label": "Fermer" } } },
    // Within the page's landmark, and with nothing among its items that is none.
    Menu: { defaultProps: { returnFocus: true, withInitialFocusPlaceholder: false, portalProps: { target: "main" } } },
  },
});

/** A colour's quiet variant by night: a glow over whatever lies under it, instead of Mantine's opaque brown. */
function washOf(color: string, channels: string, text: string): Record<string, string> {
  return {
    [`--mantine-color-${color}-light`]: `rgb(${channels} / 14%)`,
    [`--mantine-color-${color}-light-hover`]: `rgb(${channels} / 22%)`,
    [`--mantine-color-${color}-light-color`]: text,
  };
}

/** Colours where Mantine's own greys have a contrast under 4.5:1, and the canvas behind the cards. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-dimmed": "#56676b",
    "--mantine-color-placeholder": "#66757a",
    "--mantine-color-error": "var(--mantine-color-red-9)",
    "--mantine-color-default-border": "#c9d3d4",
    "--mantine-color-disabled-color": "#66757a",
    "--mantine-color-teal-light-color": "#066649",
    "--admin-canvas": "#f6f4ef",
    "--admin-line": "#e4e0d6",
    "--admin-primary": "var(--mantine-color-amber-7)",
    "--admin-primary-wash": "var(--mantine-color-amber-0)",
  },
  dark: {
    "--mantine-color-error": "var(--mantine-color-red-4)",
    "--mantine-color-disabled-color": "var(--mantine-color-dark-2)",
    ...washOf("amber", "240 173 63", "var(--mantine-color-amber-2)"),
    ...washOf("brand", "240 173 63", "var(--mantine-color-amber-2)"),
    ...washOf("red", "255 135 135", "var(--mantine-color-red-4)"),
    ...washOf("gray", "225 234 234", "var(--mantine-color-dark-0)"),
    "--admin-canvas": "var(--mantine-color-dark-8)",
    "--admin-line": "#21393f",
    "--admin-primary": "var(--mantine-color-amber-4)",
    "--admin-primary-wash": "rgb(240 173 63 / 12%)",
  },
});
