import type { Fitting } from "#contracts/product/product-use.ts";

type Step = { title: string; text: string };

const ADD: Step = { title: "Ajoutez-le", text: "L’application le trouve et vous demande son nom." };

/** Four steps of each way in which a product is fitted. */
const steps: Record<Fitting, [Step, Step, Step, Step]> = {
  bulb: [
    { title: "Éteignez", text: "Coupez l’interrupteur, laissez refroidir l’ancienne ampoule." },
    { title: "Vissez", text: "Elle prend la place de l’ancienne, dans la même douille." },
    { title: "Rallumez", text: "Laissez l’interrupteur en marche\u202f: elle reste ainsi joignable." },
    { title: "Ajoutez-la", text: "L’application la trouve et vous demande son nom." },
  ],
  box: [
    { title: "Coupez le courant", text: "Au tableau, puis vérifiez l’absence de tension. Un doute\u202f? Un électricien s’en charge." },
    { title: "Raccordez", text: "Suivez le schéma de raccordement, borne par borne." },
    { title: "Encastrez", text: "Rangez les fils au fond de la boîte, puis fixez." },
    { title: "Ajoutez-le", text: "Remettez le courant\u202f: l’application le trouve." },
  ],
  rail: [
    { title: "Coupez le courant", text: "Au disjoncteur général, puis vérifiez l’absence de tension." },
    { title: "Clipsez", text: "Le module prend place sur le rail DIN du tableau." },
    { title: "Raccordez", text: "Un électricien suit le schéma de raccordement." },
    { title: "Ajoutez-le", text: "Remettez le courant\u202f: l’application le trouve." },
  ],
  plug: [
    { title: "Branchez-la", text: "Dans une prise ordinaire, sans outil." },
    { title: "Ajoutez-la", text: "L’application la trouve et vous demande son nom." },
    { title: "Branchez l’appareil", text: "Laissez le sien en marche\u202f: la prise commande." },
    { title: "Essayez", text: "Allumez et éteignez depuis l’application." },
  ],
  free: [
    { title: "Mettez-le en marche", text: "Il ne demande ni boîte, ni électricien." },
    ADD,
    { title: "Mettez-le à sa place", text: "Le guide d’installation dit où il travaille le mieux." },
    { title: "Essayez", text: "L’application confirme qu’il répond de là." },
  ],
};

/** Messages about the needs of a product, and about its fitting. */
export const m = {
  worksWith: "Fonctionne avec",
  provide: "À prévoir",
  hub: (protocols: string[]) =>
    protocols.length > 0 ? `Une centrale\u202f: ce produit parle ${protocols.join(" et ")}` : "Une centrale pour le relier",
  neutral: "Un fil neutre à l’endroit de la pose",
  noNeutral: "Pas de fil neutre\u202f: deux fils suffisent",
  box: (depth: string) => `Une boîte d’encastrement de ${depth}\u00a0mm de profondeur`,
  included: "Dans la boîte",
  inPlace: "À sa place",
  fitting: "La pose, en quatre étapes",
  steps,
};
