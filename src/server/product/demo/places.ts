/** What the picture « in place » of a demo product shows to those who do not see it, by the name of its pictures. */
export const DEMO_PLACES: Record<string, string> = {
  "ecran-panoramique": "L’écran panoramique au mur d’une entrée, près de la porte",
  "thermo-hygro": "Le thermo-hygromètre au mur d’un salon, au-dessus d’un canapé",
  centrale: "La centrale sur un buffet, à côté d’une pile de livres",
  suspension: "La suspension au-dessus d’une table ronde, dans une salle à manger",
  "borne-jardin": "La borne au bord d’une allée de jardin, allumée au crépuscule",
  "lampe-table": "La lampe sur une table de chevet, à côté d’un lit",
  "camera-exterieure": "La caméra à l’angle d’une façade, sous l’avant-toit, au crépuscule",
  "sonnette-video": "Le visiophone à côté d’une porte bleue cloutée, sous le numéro de la maison",
  serrure: "La serrure sur une porte bleue cloutée, dans un mur blanc",
  clavier: "Le clavier d’alarme au mur d’une entrée, à côté de la porte",
};
