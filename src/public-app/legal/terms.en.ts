import type { LegalText } from "./legal-text.ts";

export const text: LegalText = {
  title: "Terms of use",
  description: "What you may expect of the {name} site, and what it asks in return: information, quotes, property, liability.",
  intro: "This site presents our products and receives your requests. Here are the rules, in plain words.",
  sections: [
    {
      id: "objet",
      title: "Purpose",
      blocks: [
        "These terms govern the use of the site of {legal_name} (“{name}”, “we”) and the sending of requests through its forms. They do not replace a quote or an installation contract.",
        ["The publisher and the host are named in the ", { text: "legal notice", href: "/mentions-legales" }, "."],
      ],
    },
    {
      id: "acces",
      title: "Access to the site",
      blocks: [
        "The site is free, open to all and can be read without an account. We do our best to keep it available around the clock, but cannot guarantee this during maintenance or a breakdown.",
      ],
    },
    {
      id: "informations",
      title: "Product information",
      blocks: [
        "We take care to keep the product sheets up to date. The pictures are computer renderings: a shade or a proportion may differ from the real object. Specifications may change without notice.",
        "The figures we state (savings, installation time, compatibility) are rough figures drawn from experience. Every home is different: only a signed quote is binding on us.",
      ],
    },
    {
      id: "devis",
      title: "Demonstrations, quotes and orders",
      blocks: [
        "The site sells nothing online. A request sent through the form is not an order and does not commit you to anything.",
        "For each installation we write a quote, valid for thirty days. Your signature makes it an order, which then has its own terms.",
      ],
    },
    {
      id: "compte",
      title: "Customer area",
      blocks: [
        [
          "The “SIGN IN” button leads to a separate service (",
          { text: "{cloud_host}", href: "{cloud_login}" },
          "), which has its own terms.",
        ],
      ],
    },
    {
      id: "usage",
      title: "Fair use",
      blocks: [
        "By using the site, you agree:",
        {
          list: [
            "to give information that is accurate and your own;",
            "to send no unlawful, promotional or automated messages;",
            "not to try to bypass its protections or to overload it. The number of messages from one address is limited for this reason.",
          ],
        },
      ],
    },
    {
      id: "propriete",
      title: "Intellectual property",
      blocks: [
        "The texts, the pictures, the data sheets and the {name} brand belong to us or are used with their authors’ consent. You may read them, print them and share their address. Any other reproduction requires our written consent.",
      ],
    },
    {
      id: "liens",
      title: "Links to other sites",
      blocks: [
        "Some links lead elsewhere: messaging, a map, social networks, a manufacturer’s documents. We are not responsible for their content.",
      ],
    },
    {
      id: "responsabilite",
      title: "Liability",
      blocks: [
        "We are liable for our own faults, as the law requires. We are not liable for the consequences of an interruption of the site, of outdated information that we have since corrected, or of any use of the site contrary to these terms. Nothing here limits the rights that the law gives to consumers.",
      ],
    },
    {
      id: "donnees",
      title: "Personal data",
      blocks: [
        [
          "What the site records, and your rights, are described on the ",
          { text: "Privacy", href: "/confidentialite" },
          " page and the ",
          { text: "Cookies", href: "/cookies" },
          " page.",
        ],
      ],
    },
    {
      id: "droit",
      title: "Applicable law and disputes",
      blocks: [
        "These terms are governed by Tunisian law. If we disagree, write to us first: most matters are settled that way. Failing this, the courts of {city} have jurisdiction, subject to the more favourable rules that a consumer enjoys in their own country.",
        "The French version of these terms prevails.",
      ],
    },
    {
      id: "modifications",
      title: "Changes",
      blocks: [
        "We may change these terms. The version in force is the one on this page, from the date given at the top.",
        ["A question? ", { text: "{email}", href: "mailto:{email}" }],
      ],
    },
  ],
};
