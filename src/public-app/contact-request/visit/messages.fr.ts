/** « 09:00 » as French writes it in a table: « 9h », « 9h30 ». */
const hour = (time: string) => time.replace(/^0/, "").replace(":", "h").replace(/h00$/, "h");

/** Messages of the contact page about the other ways to reach the company. */
export const m = {
  ways: "Nous joindre",
  waysLead: "Une personne vous répond, jamais un automate.",
  call: "Téléphone",
  write: "E-mail",
  whatsapp: "WhatsApp",
  whatsappText: "Bonjour, j’ai une question sur la maison connectée.",
  promise: "Réponse sous 24\u00a0heures",
  hours: "Horaires du showroom",
  opening: (opens: string, closes: string) => `${hour(opens)}-${hour(closes)}`,
  showroom: "Le showroom",
  showroomLead: "Venez toucher les interrupteurs, parler à la maison, baisser les volets d’un geste. Le café est offert.",
  mapOf: (street: string, city: string) => `Plan de ${city}\u202f: le showroom, ${street}, entre la plage et le centre-ville.`,
  directions: "Préparer l’itinéraire",
  openMap: "Voir sur OpenStreetMap",
  map: {
    sea: "Méditerranée",
    beach: "Plage Bou Jaafar",
    medina: "Médina",
    port: "Port",
    station: "Gare",
  },
};
