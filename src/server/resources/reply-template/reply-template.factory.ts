/** The least that a template of answers needs; `fields` says what matters to the test. */
export function aReplyTemplate(fields: Record<string, unknown> = {}) {
  return { name: "Prise de rendez-vous", subject: "Votre projet", text: "Bonjour {prénom},\n\nQuand pouvons-nous passer ?", ...fields };
}
