import { BRAND } from "#contracts/shared/brand.ts";

const { name, founded, address, publicationDirector } = BRAND;

export const m: typeof import("./messages.fr.ts").m = {
  title: `About ${name}`,
  heading: "A calm home",
  description: `Since ${founded}, ${name} has fitted homes that look after themselves, from its showroom in ${address.city}.`,
  mission: "Our mission",
  missionStatement: "Technology should never be seen.",
  missionText: [
    "We design objects one forgets, and homes one is glad to come back to. A lamp should light, a lock should lock, a thermostat should hold the temperature. The rest is our trade, not yours.",
    "We sell few things, we choose them slowly, we fit them ourselves and we answer when you call.",
  ],
  picture: "A white house with arches at dusk, its lit windows reflected in the pool",
  figures: `${name} in a few figures`,
  homes: "connected homes",
  experts: "experts",
  uptime: "uptime",
  support: "a team that answers",
  values: "What we hold to",
  valueList: [
    {
      icon: "sparkles",
      title: "Innovation",
      text: "We try everything at home first. What did not make a day simpler never reaches yours.",
    },
    { icon: "hand", title: "Simplicity", text: "A gesture, a sentence, or nothing at all. If it needs a manual, we start again." },
    { icon: "shield-check", title: "Security", text: "Your data and your images stay with you. Every access has a name, and an end." },
    {
      icon: "leaf",
      title: "Sustainability",
      text: "Open standards, parts one can replace, a home that consumes less than before we came.",
    },
  ],
  timeline: "Six years, step by step",
  timelineList: (firstFundraising, experts, homes) => [
    { year: 2018, title: "The foundation", text: `Three friends, a workshop in ${address.city}, and a first home fitted: their parents’.` },
    { year: 2019, title: "First fundraising", text: `${firstFundraising} to design our own controls and start an installation team.` },
    { year: 2020, title: "The showroom", text: `A whole flat in ${address.city}, where everything can be tried before choosing.` },
    { year: 2021, title: "Security", text: "Locks, cameras and alarm join the house. The images stay on the spot." },
    {
      year: 2022,
      title: "The team",
      text: `${experts} experts: electronics engineers, designers, installers, and a service that answers day and night.`,
    },
    { year: 2023, title: "One home among many", text: `${homes} connected households, and scenarios set up in one sentence.` },
  ],
  team: "Those who run the house",
  teamLead: "Four trades, one demand: that technology steps aside.",
  teamList: [
    { name: publicationDirector, role: "Chief executive, co-founder" },
    { name: "Karim Trabelsi", role: "Chief technology officer, co-founder" },
    { name: "Leïla Mansour", role: "Head of design, co-founder" },
    { name: "Youssef Gharbi", role: "Head of installations" },
  ],
  closing: "Come and see, or write to us",
  contact: "Contact us",
};
