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
  hours: [
    { days: "Lundi – vendredi", opens: "9h", closes: "18h" },
    { days: "Samedi", opens: "10h", closes: "16h" },
  ],
  social: {
    facebook: "https://www.facebook.com/lumidar.example",
    instagram: "https://www.instagram.com/lumidar.example",
    linkedin: "https://www.linkedin.com/company/lumidar-example",
  },
  founded: 2018,
  /** Where customers sign in to their house; another company's host. */
  cloudLogin: "https://cloud.lumidar.example/connexion",
} as const;

/** Marketing figures as claimed in specification §1; shown on the home, about and features pages. */
export const CLAIMED_FIGURES = {
  homes: "10 000+",
  uptime: "99,9 %",
  energySavings: "30 %",
  support: "24/7",
  installation: "< 4 h",
  compatibleBrands: "1 000+",
  experts: "50+",
  firstFundraising: "2 M€",
} as const;
