import type { SettingsInput } from "../settings/settings.ts";

/** Time zone of the company. Everything else that identifies it is in the settings, which administrators edit. */
export const BRAND = { timeZone: "Africa/Tunis" } as const;

/** Settings until some are saved. Amounts are « at least », `installation_hours` « under ». Source: SITE-3, REQ-4. */
export const DEFAULT_SETTINGS: SettingsInput = {
  name: "Lumidar",
  legal_name: "Lumidar SARL",
  legal_form: "société à responsabilité limitée de droit tunisien",
  legal_form_en: "a limited liability company under Tunisian law",
  tagline: "Votre maison connectée intelligemment",
  tagline_en: "Your home, intelligently connected",
  founded: 2018,
  cloud_login: "https://cloud.lumidar.example/connexion",
  email: "bonjour@lumidar.example",
  phone: "+216 73 000 100",
  whatsapp: "+216 20 000 100",
  hours: [
    { from: 1, to: 5, opens: "09:00", closes: "18:00" },
    { from: 6, to: 6, opens: "10:00", closes: "16:00" },
  ],
  hours_note: "",
  hours_note_en: "",
  street: "12, boulevard de la Corniche",
  postal_code: "4000",
  city: "Sousse",
  country_code: "TN",
  latitude: 35.8331,
  longitude: 10.638,
  facebook: "https://www.facebook.com/lumidar.example",
  instagram: "https://www.instagram.com/lumidar.example",
  linkedin: "https://www.linkedin.com/company/lumidar-example",
  homes: 10_000,
  uptime_percent: 99.9,
  energy_savings_percent: 30,
  support_hours_per_day: 24,
  support_days_per_week: 7,
  installation_hours: 4,
  compatible_brands: 1000,
  experts: 50,
  first_fundraising_euros: 2_000_000,
  registration_number: "0000000X",
  tax_number: "0000000X/A/M/000",
  publication_director: "Amel Ben Youssef",
  host_name: "Example Hosting SA",
  host_address: "1, rue de l’Exemple, 1000 Tunis",
  host_phone: "+216 70 000 000",
  mail_name: "",
  mail_address: "",
  meta_description: "",
  meta_description_en: "",
  image_url: "",
  allows_search: true,
  allows_answer: true,
  allows_training: true,
  banner_text: "",
  banner_text_en: "",
  banner_link: "",
  banner_from: "",
  banner_until: "",
  menu_links: [],
  footer_links: [],
  legal_links: [],
  faq: [
    {
      question: "Combien coûte une installation\u202f?",
      answer:
        "Une installation commence à 1\u202f500\u00a0€, matériel, pose et réglages compris. Le prix exact dépend des pièces à équiper\u202f: le devis est gratuit, et ferme.",
      question_en: "How much does an installation cost?",
      answer_en:
        "Installations start at €1,500, with devices, fitting and setup included. The exact price depends on the rooms; the quote is free, and we stick to it.",
    },
    {
      question: "Combien de temps durent les travaux\u202f?",
      answer:
        "De 3 à 6\u00a0heures pour une maison familiale\u202f: moins de 4\u00a0heures si elle est de taille courante, jusqu’à 6 avec un étage, un jardin et un portail. Nos modules se glissent derrière vos interrupteurs\u202f: pas de saignée, pas de poussière, et tout fonctionne le soir même.",
      question_en: "How long does the work take?",
      answer_en:
        "From 3 to 6\u00a0hours for a family home: under 4\u00a0hours for one of ordinary size, up to 6 with an upper floor, a garden and a gate. Our modules fit behind your switches: no chasing, no dust, and everything works that same evening.",
    },
    {
      question: "Mes appareils actuels sont-ils compatibles\u202f?",
      answer: "Très probablement\u202f: plus de 1\u202f000 marques le sont. Indiquez-nous les vôtres, nous vérifions avant le devis.",
      question_en: "Will my current devices work with it?",
      answer_en: "Very likely: more than 1,000 brands do. Tell us yours and we’ll check before quoting.",
    },
    {
      question: "Faut-il un abonnement\u202f?",
      answer:
        "Non, aucun abonnement mensuel. L’application et ses mises à jour sont comprises\u202f; seuls certains services dans le cloud, toujours facultatifs, sont payants.",
      question_en: "Is there a subscription?",
      answer_en: "No monthly subscription. The app and its updates are included; only a few cloud services, always optional, cost extra.",
    },
  ],
};
