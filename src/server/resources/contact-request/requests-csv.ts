import { type ContactRequestItem, REQUEST_STATUS_LABELS, type RequestLine } from "#contracts/contact-request/contact-request-list.ts";
import { REQUEST_TYPE_LABELS } from "#contracts/contact-request/request-form.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { personName } from "#contracts/person/person.ts";
import { csvFile, csvMoment } from "#server/platform/spreadsheet/csv.ts";

function lineInWords({ quantity, title, reference, note }: RequestLine): string {
  return `${quantity} × ${title} (${reference})${note && `\u202f: ${note}`}`;
}

const COLUMNS: [heading: string, value: (request: ContactRequestItem) => string][] = [
  ["Numéro", ({ id }) => String(id)],
  ["Reçue le", ({ created_at }) => csvMoment(created_at)],
  ["À traiter avant le", ({ due_at }) => csvMoment(due_at)],
  ["État", ({ status }) => REQUEST_STATUS_LABELS[status]],
  ["Suivie par", ({ owner }) => (owner ? personName(owner) : "")],
  ["Type", ({ requestType }) => REQUEST_TYPE_LABELS[requestType]],
  ["Produit", ({ product }) => product?.title ?? ""],
  ["Sélection", ({ lines }) => lines.map(lineInWords).join("\n")],
  ["Venue de la page", ({ from_page }) => from_page],
  ["Prénom", ({ firstName }) => firstName],
  ["Nom", ({ lastName }) => lastName],
  ["E-mail", ({ email }) => email],
  ["Téléphone", ({ phone }) => phone],
  ["Entreprise", ({ company }) => company],
  ["Objet", ({ subject }) => subject],
  ["Message", ({ message }) => message],
  ["Langue", ({ language }) => LANGUAGE_IN_FRENCH[language]],
  ["Version du consentement", ({ consent_version }) => consent_version],
  ["Notes", ({ notes }) => notes],
  ["Répondue le", ({ answered_at }) => (answered_at ? csvMoment(answered_at) : "")],
];

/** Requests as a file for a spreadsheet, in the order given. */
export function requestsAsCsv(requests: ContactRequestItem[], now: Date) {
  const rows = requests.map((request) => COLUMNS.map(([, value]) => value(request)));
  return csvFile("demandes", now, [COLUMNS.map(([heading]) => heading), ...rows]);
}
