import { type FirstPage, opening } from "../0077-first-pages/first-page.ts";

export const features: FirstPage = {
  fixed: "features",
  slug: "fonctionnalites",
  title: ["Ce que fait votre maison", "What your home can do"],
  meta_title: ["Fonctionnalités de la maison connectée", "Smart home features"],
  meta_description: [
    "Lumière, climat, sécurité, automatisation\u202f: quatre métiers que votre maison apprend une fois pour toutes.",
    "Light, climate, security, automation: four skills your home learns once, for good.",
  ],
  sections: [
    opening({
      lead: [
        "Lumière, climat, sécurité, automatisation\u202f: quatre métiers que votre maison apprend une fois pour toutes.",
        "Light, climate, security, automation: four skills your home learns once, for good.",
      ],
      image_url: "/scenes/jardin.webp",
    }),
    {
      id: "eclairage",
      kind: "picture",
      title: ["Éclairage intelligent", "Smart lighting"],
      html: [
        "<p>La lumière accompagne la journée\u202f: franche le matin, douce le soir, discrète la nuit. Un geste suffit pour changer d’ambiance, et aucun pour la retrouver.</p><ul><li>Du blanc de midi à l’ambre du soir, sans réglage</li><li>Ambiances rappelées d’un geste, à la voix ou à l’heure dite</li><li>Extinction des pièces vides</li><li>Simulation de présence en votre absence</li></ul>",
        "<p>Light that follows your day: crisp in the morning, soft in the evening, barely there at night. One touch changes the mood. Getting it back takes none.</p><ul><li>From midday white to evening amber, with nothing to adjust</li><li>Your favourite scenes at a touch, a word or a set time</li><li>Lights off in empty rooms</li><li>A lived-in look while you are away</li></ul>",
      ],
      image_url: "/scenes/salon.webp",
      image_alt: [
        "Salon au soir, une suspension éclaire la table basse devant un canapé vert",
        "A living room in the evening, a pendant lamp lighting the coffee table in front of a green sofa",
      ],
      side: "start",
    },
    {
      id: "climat",
      kind: "picture",
      title: ["Gestion du climat", "Climate control"],
      html: [
        "<p>Chaque pièce à sa température, seulement quand vous y êtes. Le chauffage, la climatisation et les stores se concertent au lieu de se contrarier.</p><ul><li>Chauffage et climatisation pièce par pièce</li><li>Une fenêtre ouverte suspend le radiateur</li><li>Les stores gardent la fraîcheur l’été, le soleil l’hiver</li><li>Consommation lisible, circuit par circuit</li></ul>",
        "<p>Every room at its own temperature, and only while you are in it. Heating, cooling and blinds work with each other instead of against.</p><ul><li>Heating and cooling room by room</li><li>Open a window and the radiator pauses</li><li>Blinds that keep summer heat out and let winter sun in</li><li>Clear energy use, circuit by circuit</li></ul>",
      ],
      image_url: "/scenes/volets.webp",
      image_alt: [
        "Lit défait et livre ouvert, rayés par le soleil du matin à travers les volets",
        "An unmade bed and an open book, striped by morning sun through the shutters",
      ],
      side: "end",
    },
    {
      id: "securite",
      kind: "picture",
      title: ["Sécurité avancée", "Advanced security"],
      html: [
        "<p>La maison veille, et ne vous dérange que si cela compte. Ce qu’elle voit reste chez vous.</p><ul><li>Caméras, serrures et alarme dans une même application</li><li>Alertes vérifiées avant d’arriver sur votre téléphone</li><li>Accès donnés pour un jour ou pour toujours, repris en un instant</li><li>Images chiffrées, conservées à la maison</li></ul>",
        "<p>Your home keeps watch and only bothers you when it matters. What it sees stays with you.</p><ul><li>Cameras, locks and alarm in a single app</li><li>Alerts verified before they reach your phone</li><li>Keys you give for a day or for good, and take back in a tap</li><li>Encrypted footage that never leaves home</li></ul>",
      ],
      image_url: "/scenes/colis.webp",
      image_alt: [
        "Colis posé au pied d’un mur blanc, sous le visiophone, à côté d’une porte bleue à serrure connectée",
        "A parcel at the foot of a white wall, below a video doorbell, beside a blue door with a smart lock",
      ],
      side: "start",
    },
    {
      id: "automatisation",
      kind: "picture",
      title: ["Automatisation", "Automation"],
      html: [
        "<p>Vos habitudes deviennent des scénarios. La maison les joue à votre place, et s’efface dès que vous reprenez la main.</p><ul><li>Départ, retour, nuit\u202f: un seul geste pour toute la maison</li><li>Volets, portail et arrosage à l’heure juste</li><li>Réactions à la météo, à l’heure, à votre présence</li><li>Scénarios modifiables à tout moment, en une phrase</li></ul>",
        "<p>Your habits become routines. Your home runs them for you, and steps aside the moment you take over.</p><ul><li>Leaving, coming home, going to bed: one touch for the whole house</li><li>Shutters, gate and garden watering, right on time</li><li>Responds to the weather, the hour and who is home</li><li>Routines you can change any time, in one sentence</li></ul>",
      ],
      image_url: "/scenes/scenarios.webp",
      image_alt: [
        "Escalier dont chaque marche est soulignée de lumière, près d’une niche éclairée",
        "A staircase with a line of light under every step, next to a lit alcove",
      ],
      side: "end",
    },
    {
      id: "journee",
      kind: "steps",
      title: ["Une journée, sans y penser", "A day that runs itself"],
      lead: [
        "La même maison, du réveil à la nuit. Personne n’a touché à un interrupteur.",
        "The same home, from morning to night. Nobody touched a switch.",
      ],
      items: [
        {
          mark: ["7\u00a0h", "7:00"],
          title: ["Le réveil", "Waking up"],
          text: [
            "Les volets s’ouvrent à moitié, la salle de bains est déjà à 22 degrés.",
            "The shutters open halfway. The bathroom is already at 22 degrees.",
          ],
        },
        {
          mark: ["8\u00a0h 30", "8:30"],
          title: ["Le départ", "Leaving"],
          text: [
            "La porte se ferme, tout s’éteint, le chauffage descend, l’alarme s’arme.",
            "The door closes. Everything switches off, the heating drops, the alarm sets itself.",
          ],
        },
        {
          mark: ["18\u00a0h 30", "18:30"],
          title: ["Le retour", "Coming home"],
          text: [
            "L’allée s’éclaire, le salon passe à l’ambre, il fait 21 degrés.",
            "The path lights up, the living room turns amber. It is 21 degrees inside.",
          ],
        },
        {
          mark: ["23\u00a0h", "23:00"],
          title: ["La nuit", "Night"],
          text: [
            "Un geste près du lit. La maison vérifie les portes, puis se tait.",
            "One touch by the bed. Your home checks the doors, then goes quiet.",
          ],
        },
      ],
    },
    {
      id: "technologies",
      kind: "benefits",
      title: ["Des technologies ouvertes", "Open technology"],
      lead: ["Nous choisissons des standards qui dureront plus longtemps que les modes.", "We choose standards that outlast trends."],
      items: [
        {
          icon: "wifi",
          title: ["Wi-Fi 6", "Wi-Fi 6"],
          text: ["Un réseau qui tient la distance, même avec cent appareils.", "A network that holds up, even with a hundred devices."],
        },
        {
          icon: "bluetooth",
          title: ["Bluetooth 5.0", "Bluetooth 5.0"],
          text: ["Une mise en service de près, sans câble ni code à recopier.", "Set up at arm’s length: no cables, no codes to copy."],
        },
        {
          icon: "smartphone",
          title: ["Application mobile", "Mobile app"],
          text: ["Toute la maison sur un écran clair, chez vous comme au loin.", "Your whole home on one clear screen, wherever you are."],
        },
        {
          icon: "brain",
          title: ["Intelligence artificielle", "Artificial intelligence"],
          text: [
            "Elle apprend vos habitudes sur place, sans les envoyer ailleurs.",
            "It learns your habits at home, and keeps them there.",
          ],
        },
      ],
    },
    {
      id: "raisons",
      kind: "figures",
      title: ["Quatre raisons de choisir {société}", "Four reasons to choose {société}"],
      items: [
        {
          figure: "{installation}",
          label: ["Installée dans la journée", "Installed in a day"],
          text: [
            "Une maison courante est prête avant la fin de la matinée, une grande villa en 6\u00a0heures au plus.",
            "An ordinary home is ready before lunch, a large villa in 6\u00a0hours at most.",
          ],
        },
        {
          figure: "{marques}",
          label: ["Marques compatibles", "Compatible brands"],
          text: [
            "Vos appareils actuels trouvent leur place. Rien n’est à racheter.",
            "The devices you own fit right in. Nothing to buy twice.",
          ],
        },
        {
          figure: "{économies}",
          label: ["D’économies d’énergie", "Energy saved"],
          text: [
            "On chauffe les pièces où l’on vit, on éclaire celles où l’on est.",
            "Heat the rooms you live in. Light the ones you are in.",
          ],
        },
        {
          figure: "{assistance}",
          label: ["Une équipe qui répond", "People who answer"],
          text: [
            "Écrivez-nous à toute heure, chaque jour de l’année\u202f: nous vous répondons sous 24\u00a0heures.",
            "Write at any hour, any day of the year. We reply within 24\u00a0hours.",
          ],
        },
      ],
    },
    {
      id: "temoignages",
      kind: "voices",
      title: ["Ils vivent avec", "Life with it"],
      items: [
        {
          quote: [
            "Je pensais acheter des gadgets. J’ai surtout cessé de faire le tour des lumières avant de dormir.",
            "I thought I was buying gadgets. What I really did was stop checking every light before bed.",
          ],
          name: "Salma K.",
          source: ["Maison à Hammam Sousse", "House in Hammam Sousse"],
          stars: "5",
        },
        {
          quote: [
            "L’équipe est partie à midi. À quatorze heures, ma mère de 78\u00a0ans s’en servait toute seule.",
            "The team left at noon. By two, my 78-year-old mother was using it on her own.",
          ],
          name: "Mehdi R.",
          source: ["Appartement à Tunis", "Flat in Tunis"],
          stars: "5",
        },
        {
          quote: [
            "Nos factures ont baissé d’un quart dès le premier hiver, et il fait meilleur dans les chambres.",
            "Our bills fell by a quarter the first winter, and the bedrooms feel better.",
          ],
          name: "Claire & Nabil D.",
          source: ["Villa à Monastir", "Villa in Monastir"],
          stars: "5",
        },
      ],
    },
    {
      id: "demo",
      kind: "action",
      title: ["Le plus simple est de la voir", "Seeing is the easy part"],
      text: [
        "Une démonstration dure une heure, chez vous ou dans notre showroom de {ville}.",
        "A demo takes an hour, at your place or in our {ville} showroom.",
      ],
      link_text: ["Demander une démo", "Book a demo"],
      link_url: "/contact?type=demo",
      other_text: ["Voir les produits", "See the products"],
      other_url: "/produits",
    },
  ],
};
