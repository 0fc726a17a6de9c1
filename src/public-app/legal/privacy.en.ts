import type { LegalText } from "./legal-text.ts";

const write = { text: "{email}", href: "mailto:{email}" };

export const text: LegalText = {
  title: "Privacy",
  description: "What the {name} site records, why, for how long, and how to exercise your rights (GDPR, Tunisian law 2004-63).",
  intro: "This site asks for little and keeps little. Here is exactly what it records, why, for how long, and how to object.",
  sections: [
    {
      id: "responsable",
      title: "Who is responsible for your data",
      blocks: ["{legal_name}, {address}, telephone {phone}.", ["For any question about your data: ", write, "."]],
    },
    {
      id: "demande",
      title: "When you write to us",
      blocks: [
        {
          facts: [
            [
              "What we keep",
              "First name, last name, e-mail and message; telephone, company and subject if you give them. The kind of request, the product it is about or the products of your selection with their quantities and your notes, the page of this site from which you came to the form, the language, the date, the version of the text you agreed to, our answers and our notes on its progress.",
            ],
            ["Why", "To answer you, to prepare a demonstration or a quote, to see the request through. Nothing else."],
            [
              "Legal basis",
              "Your consent (GDPR, article 6.1.a; law 2004-63, article 27), and the steps taken at your request before entering into a contract (article 6.1.b).",
            ],
            [
              "Who reads it",
              "The members of our team in charge of answering. They may be alerted by e-mail, and you may receive one confirming that your request has arrived.",
            ],
            [
              "For how long",
              "Three years at most after our last exchange; then we erase it. An e-mail that cannot be sent is abandoned after two days (to you) or fourteen days (to us).",
            ],
          ],
        },
        "Your consent is needed for the request to be sent. You may withdraw it at any time, and we will then erase the request.",
      ],
    },
    {
      id: "lettre",
      title: "When you subscribe to our advice",
      blocks: [
        {
          facts: [
            [
              "What we keep",
              "Your e-mail address, your language, the dates of subscription and confirmation, the version of the text you agreed to, the letters that were sent to you.",
            ],
            ["Why", "To send you our advice. We track neither opens nor clicks."],
            [
              "Legal basis",
              "Your consent, once your address is confirmed through the link of an e-mail: before that, no advice is sent to you.",
            ],
            [
              "For how long",
              "An address that is not confirmed within seven days is erased the next time someone subscribes. A confirmed address stays until you unsubscribe.",
            ],
            [
              "Unsubscribing",
              "With one click, through the link at the end of every message. Your address is then marked as unsubscribed, so that we do not write to you again; just ask, and we will erase it.",
            ],
          ],
        },
      ],
    },
    {
      id: "abus",
      title: "Against abuse",
      blocks: [
        {
          facts: [
            [
              "What we keep",
              "A counter for each IP address, when a form is sent or when somebody tries to enter the administration. And a counter for each e-mail address we write to, under a fingerprint that does not reveal the address. For each refused attempt to enter the administration, the time, the kind of device and a shortened IP address, which identifies no connection.",
            ],
            [
              "Why",
              "To stop automated messages and password guessing, and to keep anyone from flooding somebody else’s mailbox, without asking you to decipher pictures.",
            ],
            ["Legal basis", "Our legitimate interest in protecting the site (GDPR, article 6.1.f)."],
            [
              "For how long",
              "The counter lasts one minute for a message, fifteen minutes to a day for a sign-in, a day for an e-mail. Once expired, it is erased as soon as the next one is opened. Refused attempts are erased after two years.",
            ],
          ],
        },
      ],
    },
    {
      id: "journaux",
      title: "In our technical logs",
      blocks: [
        "For each technical call and each error, the server notes the time, a random number, the address of the page without what follows the question mark, the result and the duration; for members of our team, their username and role. It notes neither your IP address, nor your browser, nor what you wrote or searched for. These lines are erased after thirty days at most.",
      ],
    },
    {
      id: "visites",
      title: "What we count",
      blocks: [
        "We count what happens on the site without knowing who did it: how often each product and each article is viewed, each datasheet downloaded, products compared, which words are searched for and whether they lead to a product, from which page requests come, which addresses lead to no page, and how long pages take to appear and to respond.",
        {
          facts: [
            [
              "What we keep",
              "One number per day and subject, for searches also per language of the site, for durations per range and kind of page. No cookie, no identifier, no IP address, no browser, no time, no sequence of pages. Of search terms, sixty characters at most; never those that contain an e-mail address or a telephone number.",
            ],
            [
              "How",
              "The server counts the pages it sends you; when you go from page to page without a reload, your browser tells it which one has opened; when you leave the site, how long the first one took to appear. For a minute at most, its memory counts what comes from one IP address, to leave out robots; this is written down nowhere. A search is counted only if you submit it.",
            ],
            ["Why", "To learn what interests visitors, and what you look for without finding it."],
            ["For how long", "Twenty-five months; then the numbers are erased."],
            [
              "Not being counted",
              "Turn on “Do Not Track” or “Global Privacy Control” in your browser: the site then counts none of your pages or searches.",
            ],
          ],
        },
      ],
    },
    {
      id: "non",
      title: "What we do not do",
      blocks: [
        {
          list: [
            ["No ", { text: "cookies", href: "/cookies" }, ", no tracking of your visit, no advertising network."],
            "No selling, renting or matching of your data.",
            "No automated decisions, no profiling.",
            "No fonts or scripts from elsewhere.",
          ],
        },
      ],
    },
    {
      id: "ailleurs",
      title: "Pictures and services from elsewhere",
      blocks: [
        "Our pictures are on this site. We may at times show one that is hosted by a partner: your browser then asks the partner for it, and in doing so reveals your IP address, but not the address of the page you are reading.",
        "WhatsApp, the map, the social networks and the customer area are plain links. Nothing is sent to them unless you follow one.",
      ],
    },
    {
      id: "hebergement",
      title: "Where your data is, and who helps us",
      blocks: [
        "It is kept by our host, {host_name}, {host_address}. Our mail provider carries the e-mails. Neither may use it for their own purposes.",
        "If you write to us from the European Union, your data therefore arrives in Tunisia, at your request and so that we can answer you (GDPR, article 49.1.b).",
      ],
    },
    {
      id: "securite",
      title: "How it is protected",
      blocks: [
        "Access is reserved for our team and protected by passwords; passwords are kept in a form that nobody can read back. The site accepts only the data it needs.",
        "A history records who in our team changed what, and when. For your request or subscription it keeps the names of the fields that were changed, never their contents. It also records their sign-ins, changes of rights, exports and erasures. Each entry is erased after two years.",
        "If a leak put you at risk, we would tell you, and the competent authority.",
      ],
    },
    {
      id: "droits",
      title: "Your rights",
      blocks: [
        "The Tunisian organic law no. 2004-63 of 27 July 2004 and, if you are in the European Union, the General Data Protection Regulation (GDPR) give you the right:",
        {
          list: [
            "to access your data and receive a copy of it;",
            "to have it corrected or erased;",
            "to object to its use, or have that use restricted;",
            "to withdraw your consent, without effect on what was done before;",
            "to receive it in a reusable format.",
          ],
        },
        ["Write to ", write, ". We reply within thirty days, free of charge. We may ask you to confirm that the address is yours."],
        [
          "If the answer does not satisfy you, you may turn to the Tunisian authority, the Instance nationale de protection des données à caractère personnel (INPDP, ",
          { text: "inpdp.tn", href: "https://www.inpdp.tn" },
          ") or, in the European Union, to the authority of your country (in France, the ",
          { text: "CNIL", href: "https://www.cnil.fr" },
          ").",
        ],
      ],
    },
    {
      id: "modifications",
      title: "Changes",
      blocks: [
        "If what we do changes, this page changes with it, and so does its date. We would ask you first before any new use of your data.",
      ],
    },
  ],
};
