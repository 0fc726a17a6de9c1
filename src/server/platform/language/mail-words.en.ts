import type { RequestType } from "#contracts/contact-request/request-form.ts";

const REQUEST_LABELS: Record<RequestType, string> = { demo: "a demo", quote: "a quote", support: "support" };

/** The words of our mails in English. */
export const m: typeof import("./mail-words.fr.ts").m = {
  greeting: (firstName) => (firstName ? `Hello ${firstName},` : "Hello,"),
  label: (words) => `${words}:`,
  signature: (company) => `The ${company} team`,
  requestReceived: {
    subject: "We have received your request",
    text: (type, product) =>
      `We have received your request for ${REQUEST_LABELS[type]}${product && ` about “${product}”`}. We will reply within 24 hours.`,
    selection: "Your selection, with the quantities:",
    more: (phone) => `Anything to add? Just reply to this message, or call us on ${phone}.`,
    notYou: "If you didn’t send this request, someone has probably mistyped their address, and you can ignore this message.",
  },
  newRequest: {
    subject: (type, name) => `Request for ${REQUEST_LABELS[type]}: ${name}`,
    selection: "The selection, with quantities and notes:",
    labels: {
      name: "Name",
      email: "E-mail",
      phone: "Phone",
      company: "Company",
      product: "Product",
      subject: "Subject",
      language: "Language",
      due: "Reply due",
    },
    replyGoesToSender: "Reply to this message to answer them directly.",
  },
  answer: { wrote: "You wrote to us:" },
  mention: {
    subject: (author, sender) => `${author} mentioned you: request from ${sender}`,
    text: (author, sender) => `${author} mentioned you in the notes on the request from ${sender}:`,
    button: "Open the request",
  },
  newsletter: {
    confirmSubject: "Confirm your subscription to our advice",
    confirmText: "One more step and our advice is on its way: please confirm that this address is yours.",
    confirmButton: "Confirm my subscription",
    confirmExpires: (days) =>
      `This link is valid for ${days} days. If you didn’t ask for it, just ignore this message: we won’t send you anything.`,
    welcomeSubject: "Your subscription is confirmed",
    welcomeText: "From now on, our advice will reach you at this address.",
    alreadySubject: "You are already subscribed to our advice",
    alreadyText: "Someone, probably you, asked to subscribe with this address. It is already on our list, so there is nothing left to do.",
    unsubscribe: "Unsubscribe",
  },
  letter: {
    readArticle: "Read the article",
    seeProduct: "See the product",
    why: (company) => `You receive this letter because you subscribed to the advice of ${company}.`,
    test: (subject) => `[Test] ${subject}`,
  },
  passwordLinks: {
    invitation: {
      subject: (company) => `Your access to the ${company} back office`,
      text: (company, username) =>
        `You have been invited to work on the ${company} website, with the username “${username}”. All that’s left is to choose your password.`,
      button: "Choose my password",
      expires: "This link works once, within 7 days. If you weren’t expecting this invitation, you can ignore this message.",
    },
    reset: {
      subject: (company) => `A new password for the ${company} back office`,
      text: (company, username) => `A new password was requested for “${username}” in the back office of the ${company} website.`,
      button: "Choose a new password",
      expires: "This link works once, within 30 minutes. If you didn’t ask for it, ignore this message: nothing will change.",
    },
  },
};
