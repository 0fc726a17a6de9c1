const FAILURES: Record<string, string> = {
  invalid: "Something above still needs correcting.",
  too_many_requests: "You have written several times within a short while. Please wait a minute, then send again.",
  unavailable: "Our server is taking a short rest. Please try again in a minute.",
  offline: "Your request has not left: the Internet connection seems to be down.",
};

/** “18:00” as English says it: “6 pm”, “9.30 am”. */
function hour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const past = minutes === 0 ? "" : `.${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 || 12}${past}\u00a0${hours < 12 ? "am" : "pm"}`;
}

export const m: typeof import("./messages.fr.ts").m = {
  title: "Contact",
  heading: "Let us talk about your home",
  description: "A demonstration, a quote, a question: you will hear from us within 24\u00a0hours.",
  form: "Write to us",
  kind: "Your request",
  kinds: { demo: "Demo", quote: "Quote", support: "Support" },
  about: (reference) => `About this product · ${reference}`,
  withSelection: (count) => `Send along ${count === 1 ? "the selected product" : `the ${count} selected products`}`,
  selectionMissing: "Your selection could not be loaded, and would not be sent. Reload the page before you send.",
  goneFromSelection: (count) =>
    count === 1 ? "1 product has left the catalogue, and is not sent." : `${count} products have left the catalogue, and are not sent.`,
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  phone: "Telephone (optional)",
  company: "Company (optional)",
  subject: "Subject (optional)",
  message: "Message",
  honeypot: "Leave this field empty",
  send: "Send my request",
  sending: "Sending…",
  faults: {
    firstName: "Please give your first name.",
    lastName: "Please give your last name.",
    email: "Please give your e-mail address.",
    message: "Please write us a few words.",
    consent: "We need your agreement to answer you.",
  },
  badEmail: "This address seems incomplete. Example: name@example.com",
  badText: "This text is too long, or holds characters that cannot be read.",
  failure: (code) => FAILURES[code] ?? "Your request could not be stored. Please try again in a moment.",
  nothingLost: "Your words are kept.",
  sent: "Your request has arrived",
  sentMore: "Thank you. You will hear from us within 24\u00a0hours.",
  another: "Send another request",
  ways: "Reach us",
  waysLead: "A person answers you, never a machine.",
  call: "Telephone",
  write: "E-mail",
  whatsapp: "WhatsApp",
  whatsappText: "Hello, I have a question about the smart home.",
  promise: "An answer within 24\u00a0hours",
  hours: "Opening hours",
  opening: (opens, closes) => `${hour(opens)} – ${hour(closes)}`,
  faq: "Frequently asked questions",
  faqLead: "Yours is not here? Ask it in the form.",
  showroom: "The showroom",
  showroomLead: "Come and touch the switches, speak to the house, lower the shutters with a gesture. The coffee is on us.",
  mapOf: (street, city) => `Map of ${city}: the showroom, ${street}, between the beach and the town centre.`,
  directions: "Plan the journey",
  openMap: "See on OpenStreetMap",
  map: {
    sea: "Mediterranean",
    beach: "Bou Jaafar beach",
    medina: "Medina",
    port: "Harbour",
    station: "Station",
  },
};
