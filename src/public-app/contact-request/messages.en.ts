const FAILURES: Record<string, string> = {
  invalid: "Something above still needs your attention.",
  too_many_requests: "You have sent several messages in a short time. Please wait a minute and try again.",
  unavailable: "Our server is taking a short break. Please try again in a minute.",
  offline: "Your request was not sent: you seem to be offline.",
};

/** “18:00” as English says it: “6 pm”, “9.30 am”. */
function hour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const past = minutes === 0 ? "" : `.${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 || 12}${past}\u00a0${hours < 12 ? "am" : "pm"}`;
}

export const m: typeof import("./messages.fr.ts").m = {
  title: "Contact",
  heading: "Let’s talk about your home",
  description: "A demo, a quote, a question: we reply within 24\u00a0hours.",
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
  phone: "Phone (optional)",
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
    consent: "We need your consent to reply.",
  },
  badEmail: "This address looks incomplete. Example: name@example.com",
  badText: "This text is too long or contains characters we cannot read.",
  failure: (code) => FAILURES[code] ?? "We could not save your request. Please try again in a moment.",
  nothingLost: "Nothing you typed is lost.",
  sent: "We’ve got your request",
  sentMore: "Thank you. We’ll be in touch within 24\u00a0hours.",
  another: "Send another request",
  ways: "Get in touch",
  waysLead: "You’ll talk to a person, never a machine.",
  call: "Phone",
  write: "E-mail",
  whatsapp: "WhatsApp",
  whatsappText: "Hello, I have a question about smart homes.",
  promise: "A reply within 24\u00a0hours",
  hours: "Opening hours",
  opening: (opens, closes) => `${hour(opens)} – ${hour(closes)}`,
  faq: "Frequently asked questions",
  faqLead: "Don’t see yours? Ask us in the form.",
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
