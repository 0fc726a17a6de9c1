/** Consent texts. `link` names the privacy page, between the two other parts. Every change of these texts gets a new
 *  `CONSENT_VERSION`, in both languages at once, and is true whether or not mail can be sent, since cached pages show
 *  it: a stored agreement is worth only as much as the text it can be traced to. */
export const consent = {
  request: {
    before: "J’accepte que mes informations soient utilisées pour répondre à ma demande, comme le décrit la ",
    link: "politique de confidentialité",
    after: ".",
  },
  newsletter: {
    before:
      "En vous abonnant, vous acceptez de recevoir nos conseils par e-mail dès que votre adresse est confirmée. Chaque envoi permet de se désabonner d’un geste, comme le décrit la ",
    link: "politique de confidentialité",
    after: ".",
  },
};
