import type { ContactRequestItem, RequestStatus } from "#contracts/contact-request/inbox.ts";
import type { RequestType } from "#contracts/contact-request/request-types.ts";
import { CSV_LANGUAGES, csvFile, csvMoment } from "#server/csv/csv.ts";

const TYPES: Record<RequestType, string> = { demo: "Démonstration", quote: "Devis", support: "Assistance" };
const STATUSES: Record<RequestStatus, string> = { new: "Nouvelle", in_progress: "En cours", done: "Traitée" };

const COLUMNS: [heading: string, value: (request: ContactRequestItem) => string][] = [
  ["Numéro", ({ id }) => String(id)],
  ["Reçue le", ({ created_at }) => csvMoment(created_at)],
  ["À traiter avant le", ({ due_at }) => csvMoment(due_at)],
  ["État", ({ status }) => STATUSES[status]],
  ["Suivie par", ({ owner }) => owner?.username ?? ""],
  ["Type", ({ requestType }) => TYPES[requestType]],
  ["Produit", ({ product }) => product?.title ?? ""],
  ["Prénom", ({ firstName }) => firstName],
  ["Nom", ({ lastName }) => lastName],
  ["E-mail", ({ email }) => email],
  ["Téléphone", ({ phone }) => phone],
  ["Entreprise", ({ company }) => company],
  ["Objet", ({ subject }) => subject],
  ["Message", ({ message }) => message],
  ["Langue", ({ language }) => CSV_LANGUAGES[language]],
  ["Version du consentement", ({ consent_version }) => consent_version],
  ["Notes", ({ notes }) => notes],
];

/** Requests as a file for a spreadsheet, in the order given. */
export function requestsAsCsv(requests: ContactRequestItem[], now: Date) {
  const rows = requests.map((request) => COLUMNS.map(([, value]) => value(request)));
  return csvFile("demandes", now, [COLUMNS.map(([heading]) => heading), ...rows]);
}
