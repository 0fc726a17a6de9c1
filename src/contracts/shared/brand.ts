/** Everything that names the company: a real company puts itself in by editing this one file. Source: visual.md « Brand ». */
export const BRAND = {
  name: "Lumidar",
  legalName: "Lumidar SARL",
  tagline: "Votre maison connectée intelligemment",
  email: "bonjour@lumidar.example",
  phone: "+216 73 000 100",
  whatsapp: "+216 20 000 100",
  address: { street: "12, boulevard de la Corniche", postalCode: "4000", city: "Sousse", country: "Tunisie", countryCode: "TN" },
  coordinates: { latitude: 35.8331, longitude: 10.638 },
  /** Where the showroom's clocks go. */
  timeZone: "Africa/Tunis",
  hours: [
    { days: "weekdays", opens: 9, closes: 18 },
    { days: "saturday", opens: 10, closes: 16 },
  ],
  social: {
    facebook: "https://www.facebook.com/lumidar.example",
    instagram: "https://www.instagram.com/lumidar.example",
    linkedin: "https://www.linkedin.com/company/lumidar-example",
  },
  founded: 2018,
  /** Where customers sign in to their house; another company's host. */
  cloudLogin: "https://cloud.lumidar.example/connexion",
  /** What the legal notice must name. */
  registrationNumber: "0000000X",
  taxNumber: "0000000X/A/M/000",
  publicationDirector: "Amel Ben Youssef",
  host: { name: "Example Hosting SA", address: "1, rue de l’Exemple, 1000 Tunis", phone: "+216 70 000 000" },
  /** The company does not exist: the legal pages say so. False once a real one has written itself in above. */
  isExample: true,
} as const;

/** Marketing figures as claimed in specification §1, without any language's writing: amounts are « at least », `installationHours` « under ».
 *  The public app writes them (`content/claimed-figures.ts`). */
export const CLAIMED_FIGURES = {
  homes: 10_000,
  uptimePercent: 99.9,
  energySavingsPercent: 30,
  supportHoursPerDay: 24,
  supportDaysPerWeek: 7,
  installationHours: 4,
  compatibleBrands: 1000,
  experts: 50,
  firstFundraisingEuros: 2_000_000,
} as const;

/** The title of a public page as browsers and search engines show it: with the company's name behind it, unless it bears it already. */
export function pageTitle(title: string): string {
  return title.includes(BRAND.name) ? title : `${title} – ${BRAND.name}`;
}
