import type { LegalText } from "./legal-text.ts";

export const text: LegalText = {
  title: "Cookies",
  description: "The {name} site sets no cookies. What your browser remembers for you, and how to clear it.",
  intro: "This site sets no cookies, which is why no banner gets in your way.",
  sections: [
    {
      id: "aucun",
      title: "No cookies",
      blocks: [
        "We set no advertising, analytics or technical cookies. No script, font or pixel is loaded from another site. We do not know who has visited which page.",
      ],
    },
    {
      id: "navigateur",
      title: "What your browser remembers",
      blocks: [
        "A few settings stay in your browser’s memory. They are not sent to us, except for your selection when you attach it to a request, and only make your visit simpler.",
        {
          facts: [
            ["Your language", "The one you chose at the foot of the page (key “langue”). It stays until you clear it."],
            [
              "Your place in the pages",
              "Where you had got to, so that the Back button takes you there (key “tsr-scroll-restoration-v1_3”). Forgotten when the tab is closed.",
            ],
            [
              "Your words in a form",
              "What you write to contact us or to subscribe, so that it is still there if you leave the page (keys “demande” and “lettre”). Cleared when your message has been sent, or when the tab is closed.",
            ],
            [
              "The announcement you closed",
              "Its words, so that it is not shown to you again (key “annonce”). Forgotten when the tab is closed.",
            ],
            [
              "Your selection",
              "The products you choose for a quote, their quantities and your notes, if you choose any (key “selection”, and “ajouts” while the page loads). It stays until you clear it, or your request has arrived.",
            ],
            [
              "Products viewed and compared",
              "The last products you opened, and those you put side by side, if any (keys “vus” and “comparaison”). They stay until you clear them. To show them to you, your browser asks the site for their pictures and titles; the site keeps no record of this.",
            ],
          ],
        },
        "If you share your selection by a link, that link holds the products and the quantities, not your notes. To show it, your browser asks the site for the pictures and titles of its products; the site keeps no record of this.",
        "The law requires no consent for these settings: they are necessary for the service you ask for, and track nobody.",
      ],
    },
    {
      id: "effacer",
      title: "Clearing everything",
      blocks: [
        "In your browser’s settings, clear the “site data” for our address. A private window forgets everything when it closes. The site also works if your browser remembers nothing.",
      ],
    },
    {
      id: "ailleurs",
      title: "When you go elsewhere",
      blocks: [
        "A link to WhatsApp, a map, a social network or the customer area takes you off this site. Nothing is loaded from these services until you follow the link. From then on, their own rules apply.",
        ["A picture may at times be hosted elsewhere: see ", { text: "Privacy", href: "/confidentialite" }, "."],
      ],
    },
    {
      id: "administration",
      title: "For our administrators",
      blocks: [
        "The administration area, reserved for our team, keeps the sign-in token, the name and the chosen theme in the browser (keys “admin_token”, “admin_user” and “admin-theme”). Signing out clears the token and the name.",
        "Whatever has been written but not yet saved stays there as a draft (database “lumidar-drafts”) until it is saved or discarded, even after signing out. The server keeps a copy for its author alone, for up to thirty days after the last change.",
        ["A question? ", { text: "{email}", href: "mailto:{email}" }],
      ],
    },
  ],
};
