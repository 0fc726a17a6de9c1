/** “18:00” as English says it: “6 pm”, “9.30 am”. */
function hour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const past = minutes === 0 ? "" : `.${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 || 12}${past}\u00a0${hours < 12 ? "am" : "pm"}`;
}

export const m: typeof import("./messages.fr.ts").m = {
  ways: "Get in touch",
  waysLead: "You’ll talk to a person, never a machine.",
  call: "Phone",
  write: "E-mail",
  whatsapp: "WhatsApp",
  whatsappText: "Hello, I have a question about smart homes.",
  promise: "A reply within 24\u00a0hours",
  hours: "Showroom hours",
  opening: (opens, closes) => `${hour(opens)} – ${hour(closes)}`,
  showroom: "The showroom",
  showroomLead: "Come and touch the switches, talk to the house, lower the shutters with one hand. Coffee’s on us.",
  mapOf: (street, city) => `Map of ${city}: the showroom, ${street}, between the beach and the town centre.`,
  directions: "Get directions",
  openMap: "View on OpenStreetMap",
  map: {
    sea: "Mediterranean",
    beach: "Bou Jaafar beach",
    medina: "Medina",
    port: "Harbour",
    station: "Station",
  },
};
