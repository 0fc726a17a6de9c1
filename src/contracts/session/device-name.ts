const BROWSERS = [
  ["Edge", /Edg/],
  ["Opera", /OPR/],
  ["Firefox", /Firefox|FxiOS/],
  ["Chrome", /Chrome|CriOS/],
  ["Safari", /Safari/],
] as const;

const SYSTEMS = [
  ["Android", /Android/],
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Windows", /Windows/],
  ["Mac", /Macintosh/],
  ["Linux", /Linux/],
] as const;

/** Names a browser for its user, by its user agent: « Firefox sur Windows ». */
export function deviceName(userAgent: string): string {
  const [browser] = BROWSERS.find(([, sign]) => sign.test(userAgent)) ?? ["Navigateur"];
  const [system] = SYSTEMS.find(([, sign]) => sign.test(userAgent)) ?? [];
  return system ? `${browser} sur ${system}` : browser;
}
