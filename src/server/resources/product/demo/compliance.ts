import type { Compliance } from "#contracts/product/product-compliance.ts";

const RESPONSIBLE = {
  responsible_name: "Lumidar Europe",
  responsible_address: "12 rue du Port\n13002 Marseille, France",
  responsible_contact: "europe@lumidar.example",
};

/** Legal facts of some demo products, as European law asks for them; all are made by the company. */
export const DEMO_COMPLIANCE: Record<string, Partial<Compliance>> = {
  "LUM-CTL-010": {
    ...RESPONSIBLE,
    safety_warnings:
      "Utilisez le bloc d’alimentation fourni, à l’intérieur et au sec.\nLa batterie de secours ne se remplace pas soi-même\u202f: confiez-la à un point de collecte.",
    data_notice:
      "La centrale garde sur place l’état des appareils, l’historique des mesures sur douze mois et le journal des accès. Vous les lisez et les exportez dans l’application (Réglages, Mes données).\nPour tout effacer, maintenez le bouton arrière dix secondes\u202f: la centrale revient à son état d’usine.",
    security_updates_until: "2036-12-31",
  },
  "LUM-SEC-010": {
    ...RESPONSIBLE,
    safety_warnings: "Ne filmez ni la voie publique ni le logement d’autrui, et prévenez les personnes que vous recevez.",
    data_notice:
      "Les images restent sur la carte de la caméra ou sur la centrale, trente jours au plus. Vous les voyez, les copiez et les effacez dans l’application. Aucune n’est envoyée ailleurs sans votre accord.",
    security_updates_until: "2033-12-31",
  },
  "LUM-SEC-040": {
    ...RESPONSIBLE,
    safety_warnings: "Gardez une clé mécanique hors du logement. Changez les piles dès la première alerte.",
    data_notice:
      "La serrure garde les mille dernières ouvertures, avec le code ou l’empreinte employés. L’empreinte ne quitte jamais la serrure. Tout s’efface dans l’application, ou en supprimant l’accès d’une personne.",
    security_updates_until: "2034-12-31",
  },
};
