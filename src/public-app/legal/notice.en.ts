import type { LegalText } from "./legal-text.ts";

export const text: LegalText = {
  title: "Legal notice",
  description: "Who publishes the {name} site, who hosts it, and whom to write to.",
  intro: "Who publishes this site, who hosts it, and whom to write to.",
  sections: [
    {
      id: "editeur",
      title: "Publisher",
      blocks: [
        {
          facts: [
            ["Company", "{company}"],
            ["Registered office", "{address}"],
            ["National business register", "{registration_number}"],
            ["Tax number", "{tax_number}"],
            ["Telephone", [{ text: "{phone}", href: "tel:{phone_link}" }]],
            ["E-mail", [{ text: "{email}", href: "mailto:{email}" }]],
          ],
        },
      ],
    },
    { id: "direction", title: "Publication director", blocks: ["{publication_director}"] },
    {
      id: "hebergeur",
      title: "Host",
      blocks: [
        {
          facts: [
            ["Company", "{host_name}"],
            ["Address", "{host_address}"],
            ["Telephone", "{host_phone}"],
          ],
        },
      ],
    },
    {
      id: "images",
      title: "Pictures, typeface and icons",
      blocks: [
        "All pictures of products and houses are computer renderings made for {name}. None of them shows a person or a real home.",
        "The site is set in Instrument Sans (SIL Open Font Licence 1.1). The icons come from Lucide (ISC licence).",
      ],
    },
    {
      id: "propriete",
      title: "Intellectual property",
      blocks: [["The rules of reproduction are given in the ", { text: "terms of use", href: "/conditions" }, "."]],
    },
    {
      id: "accessibilite",
      title: "Accessibility",
      blocks: [
        "The site is designed for the WCAG 2.2 rules, level AA: it can be used by keyboard, read with a screen reader, and works without JavaScript.",
        [
          "Is something getting in your way? Let us know: we will put it right, and send you what you were looking for in the meantime: ",
          { text: "{email}", href: "mailto:{email}" },
        ],
      ],
    },
    {
      id: "signalement",
      title: "Reporting content",
      blocks: [
        [
          "To report content that is inaccurate or unlawful, write to ",
          { text: "{email}", href: "mailto:{email}" },
          " with the address of the page.",
        ],
        ["A security weakness? ", { text: "Report it to us", href: "/signaler-une-vulnerabilite" }, "."],
      ],
    },
    {
      id: "donnees",
      title: "Personal data",
      blocks: [["See the ", { text: "Privacy", href: "/confidentialite" }, " page."]],
    },
  ],
};
