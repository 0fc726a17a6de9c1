import type { RequestType } from "#contracts/contact-request/request-types.ts";

const REQUEST_LABELS: Record<RequestType, string> = { demo: "a demonstration", quote: "a quote", support: "support" };

/** What our mails say in English. */
export const m: typeof import("./messages.fr.ts").m = {
  greeting: (firstName) => (firstName ? `Hello ${firstName},` : "Hello,"),
  label: (words) => `${words}:`,
  signature: (company) => `The ${company} team`,
  requestReceived: {
    subject: "We have received your request",
    text: (type, product) =>
      `We have received your request for ${REQUEST_LABELS[type]}${product && ` about “${product}”`}. You will hear from us within 24 hours.`,
    selection: "Your selection, with the quantities:",
    more: (phone) => `Something to add? Simply reply to this message, or call us on ${phone}.`,
    notYou: "If you asked for nothing, somebody mistyped an address: you can ignore this message.",
  },
  newRequest: {
    subject: (type, name) => `Request for ${REQUEST_LABELS[type]}: ${name}`,
    selection: "The selection, with quantities and notes:",
    labels: {
      name: "Name",
      email: "E-mail",
      phone: "Telephone",
      company: "Company",
      product: "Product",
      subject: "Subject",
      language: "Language",
      due: "Answer due",
    },
    replyGoesToSender: "Replying to this message writes to the person directly.",
  },
  newsletter: {
    confirmSubject: "Confirm your subscription to our advice",
    confirmText: "One step is left before you receive our advice: confirm that this address is yours.",
    confirmButton: "Confirm my subscription",
    confirmExpires: (days) =>
      `This link is valid for ${days} days. If you asked for nothing, ignore this message: nothing will be sent to you.`,
    welcomeSubject: "Your subscription is confirmed",
    welcomeText: "You will receive our next pieces of advice at this address.",
    alreadySubject: "You already subscribe to our advice",
    alreadyText: "Somebody, probably you, asked to subscribe with this address. It is subscribed already: there is nothing to do.",
    unsubscribe: "Unsubscribe",
  },
  passwordLinks: {
    invitation: {
      subject: (company) => `Your access to the administration of ${company}`,
      text: (company, username) =>
        `You are invited to work on the site of ${company}, under the username “${username}”. All that is left is to choose your password.`,
      button: "Choose my password",
      expires: "This link works once, for 7 days. If you did not expect this invitation, ignore this message.",
    },
    reset: {
      subject: (company) => `A new password for the administration of ${company}`,
      text: (company, username) => `A new password was asked for “${username}”, in the administration of the site of ${company}.`,
      button: "Choose a new password",
      expires: "This link works once, for 30 minutes. If you asked for nothing, ignore this message: nothing changes.",
    },
  },
};
