import { AUTHORS, type DemoArticle } from "./demo-article.ts";

/** Articles on savings. */
export const ECONOMIES: DemoArticle[] = [
  {
    title: "Passer l’été au frais sans climatiser davantage",
    slug: "passer-l-ete-au-frais-sans-climatiser-davantage",
    category: "savings",
    author: AUTHORS.architecture,
    picture: "volets",
    daysAgo: 41,
    excerpt:
      "Garder la chaleur dehors coûte moins cher que de la combattre. Ombre, air de nuit, consigne raisonnable : le plan d’une journée d’été.",
    content: `<p>À Sousse, une façade ouest reçoit le soleil de quatorze heures au soir. Une fois entrée par la vitre, la chaleur ne ressort presque plus. La climatisation travaille alors contre un radiateur que vous avez laissé allumé : votre fenêtre.</p>
<h2>L’ombre d’abord</h2>
<p>Un store extérieur arrête le rayonnement avant le verre. Un rideau intérieur l’arrête après, quand il est déjà trop tard. Si vous n’équipez qu’une chose cette année, que ce soit la fenêtre la plus exposée.</p>
<p>L’automatisme fait ici toute la différence. On ferme rarement un store à l’heure juste : on est au travail, ou l’on attend d’avoir chaud. Un <a href="/produits/moteur-de-store-voile">moteur de store</a> relié à la position du soleil agit une heure avant vous.</p>
<h3>Trois réglages simples</h3>
<ul>
<li>Fermez à moitié, pas complètement : la pièce garde sa vue et sa lumière.</li>
<li>Commencez à l’est le matin, terminez à l’ouest le soir.</li>
<li>Laissez le vent décider de remonter le store banne, avec une <a href="/produits/station-meteo-sahel">station météo</a>.</li>
</ul>
<p><a href="/produits/moteur-de-store-voile">Moteur de store Voile</a></p>
<h2>L’air de la nuit</h2>
<p>Dès que l’extérieur devient plus frais que l’intérieur, il faut ouvrir. En juillet, c’est souvent après vingt-deux heures. Deux capteurs de température suffisent pour le savoir : l’application vous le signale, et les fenêtres restent votre affaire.</p>
<p>Au petit matin, refermez avant que le soleil ne touche les murs. Une maison de pierre garde cette fraîcheur jusqu’au milieu de l’après-midi.</p>
<figure><img alt="Chambre au soir : l’écran mural affiche 21,5 degrés, un rideau encadre la fenêtre en arc" src="/uploads/climat" /><figcaption>Le soir, on ouvre ; au matin, on referme avant le soleil.</figcaption></figure>
<h2>Une consigne raisonnable</h2>
<p>Régler la climatisation à 19 °C ne refroidit pas plus vite qu’à 26 °C. L’appareil tourne simplement plus longtemps. Chaque degré de fraîcheur demandé en plus pèse de quelques pour cent sur la consommation.</p>
<p>Nous conseillons une plage plutôt qu’un chiffre : entre 25 et 27 °C quand la pièce est occupée, rien quand elle est vide. Un <a href="/produits/detecteur-de-presence-radar-onde">détecteur de présence</a> fait la distinction, même si vous lisez sans bouger.</p>
<h2>L’humidité, cette oubliée</h2>
<p>À température égale, un air à 70 % d’humidité paraît bien plus lourd qu’un air à 45 %. Au bord de la mer, le mode « déshumidification » de votre climatiseur suffit souvent, pour une fraction de l’électricité.</p>
<blockquote>La fraîcheur la moins chère est celle que l’on n’a pas laissée partir.</blockquote>
<h2>Une journée type</h2>
<ol>
<li><strong>6 h 30.</strong> Les fenêtres se ferment, les stores de la façade est descendent.</li>
<li><strong>12 h.</strong> Les stores sud passent à mi-course. La climatisation reste éteinte.</li>
<li><strong>14 h.</strong> La façade ouest se met à l’ombre.</li>
<li><strong>17 h 30.</strong> Vous rentrez : le salon passe à 26 °C, lui seul.</li>
<li><strong>22 h.</strong> Dehors, il fait plus frais. Une notification discrète vous invite à ouvrir.</li>
</ol>
<h2>Les gestes qui ne coûtent rien</h2>
<p>Avant tout équipement, essayez une semaine ces quatre habitudes. Elles montrent ce que votre maison sait faire seule, et donc ce qu’il vaut la peine d’automatiser.</p>
<ul>
<li>Fermez les portes des pièces au soleil : le couloir reste frais.</li>
<li>Cuisinez tôt le matin, ou dehors. Un four d’une heure chauffe une cuisine pour la soirée.</li>
<li>Éteignez ce qui tiédit : un ordinateur, une box et un téléviseur chauffent comme une personne.</li>
<li>Mouillez la terrasse au coucher du soleil, si l’eau ne manque pas : l’air qui entre perd deux degrés.</li>
</ul>
<p>Notez la température du séjour à seize heures, chaque jour. Si elle baisse avec ces gestes, des stores et deux capteurs feront le reste. Si elle ne bouge pas, la chaleur entre par le toit, et c’est d’isolation qu’il faut parler d’abord.</p>
<h2>Ce que l’on peut en attendre</h2>
<p>Chez nos clients, la combinaison de l’ombre, de la présence et d’une consigne stable réduit l’usage de la climatisation de façon nette, jusqu’à 30 % de l’énergie de la maison dans les cas favorables. Le résultat dépend de l’isolation, de l’orientation et de vos habitudes. Nous le mesurons avec vous, avant et après.</p>
<p>Pour savoir quelle fenêtre équiper en premier, <a href="/contact">demandez une visite</a>. Une heure sur place, un plan des façades, et une réponse claire.</p>`,
    meta_title: "Rester au frais tout l’été sans climatiser davantage",
    meta_description:
      "Ombre, air de nuit, consigne raisonnable : comment les stores et les capteurs gardent la maison fraîche en été sans pousser la climatisation ni la facture.",
  },
  {
    title: "Les veilles cachées : une semaine pour les trouver",
    slug: "les-veilles-cachees-une-semaine-pour-les-trouver",
    category: "savings",
    author: AUTHORS.engineering,
    picture: "prise",
    daysAgo: 133,
    excerpt:
      "Un appareil éteint ne l’est pas toujours. Avec une prise qui mesure et un peu de méthode, une semaine suffit pour repérer ce qui consomme en silence.",
    content: `<p>Une petite diode rouge, un transformateur tiède, une horloge que personne ne regarde. Chacun consomme peu. Ensemble, dans une maison ordinaire, ils peuvent représenter l’équivalent d’un second réfrigérateur.</p>
<h2>Comprendre ce que l’on cherche</h2>
<p>Une veille se mesure en watts, une facture en kilowattheures. Le passage de l’un à l’autre est simple : un appareil qui consomme 10 W jour et nuit utilise 88 kWh par an. Voilà pourquoi quelques watts comptent.</p>
<h2>La méthode, jour par jour</h2>
<h3>Lundi : faire le tour</h3>
<p>Notez tout ce qui reste branché. Téléviseur, box, console, imprimante, machine à café, chargeurs, enceintes, climatiseurs. On oublie souvent le portail, la pompe de la piscine et le ballon d’eau chaude.</p>
<h3>Mardi à jeudi : mesurer</h3>
<p>Une <a href="/produits/prise-connectee-relais">prise qui mesure</a> se déplace d’un appareil à l’autre. Laissez-la une journée à chaque endroit : certains appareils se réveillent la nuit pour se mettre à jour.</p>
<p><a href="/produits/prise-connectee-relais">Prise connectée Relais</a></p>
<h3>Vendredi : classer</h3>
<p>Rangez vos mesures en trois colonnes.</p>
<ul>
<li><strong>À couper sans regret</strong> : imprimante, console, machine à café, second téléviseur.</li>
<li><strong>À couper la nuit</strong> : ampli, écran d’ordinateur, fontaine, chauffe-serviettes.</li>
<li><strong>À laisser tranquille</strong> : réfrigérateur, box, alarme, centrale, appareils médicaux.</li>
</ul>
<h3>Samedi : automatiser</h3>
<p>Regroupez les appareils des deux premières colonnes dans une scène « Nuit » et une scène « Absence ». Un appui en sortant, et ils s’éteignent. Au retour, ils se rallument avant que vous n’en ayez besoin.</p>
<h3>Dimanche : ne rien faire</h3>
<p>C’est aussi une bonne manière de vérifier que rien ne manque.</p>
<h2>Les surprises les plus fréquentes</h2>
<p><strong>La télévision en « démarrage rapide »</strong> peut consommer plus de 15 W pour gagner deux secondes. L’option se désactive dans ses réglages.</p>
<p><strong>La pompe de piscine</strong> tourne souvent deux fois plus longtemps que nécessaire, parce que personne n’a touché la minuterie depuis l’été.</p>
<p><strong>Le vieux congélateur du garage</strong>, presque vide, est parfois l’appareil le plus coûteux de la maison.</p>
<p><strong>Le chauffe-eau électrique</strong> maintient sa température jour et nuit. S’il ne sert que matin et soir, deux plages de deux heures suffisent souvent, et l’eau reste chaude entre les deux.</p>
<h2>Suivre un circuit plutôt qu’une prise</h2>
<p>Certains appareils ne se débranchent pas : éclairage, chauffe-eau, climatisation. Un <a href="/produits/micromodule-encastre-grain">micromodule</a> placé dans la boîte de raccordement mesure le circuit entier. L’application affiche alors la journée heure par heure, et l’on voit aussitôt ce qui ne dort jamais.</p>
<p>Commencez par les trois circuits les plus longs à l’usage : eau chaude, climatisation, piscine. L’éclairage vient après. Avec des lampes LED, il pèse peu ; c’est pour le confort qu’on l’équipe, rarement pour la facture.</p>
<figure><img alt="Modules en rang dans un tableau électrique, leurs voies allumées en façade" src="/uploads/module-din" /><figcaption>Un module par circuit : la consommation se lit dans le tableau comme dans l’application.</figcaption></figure>
<h2>Garder le bénéfice</h2>
<p>Fixez une valeur de référence : la consommation de la maison à trois heures du matin. C’est le talon, celui qui se paie 365 nuits par an. Regardez-le une fois par mois. S’il remonte, un nouvel appareil s’est invité.</p>
<p>Nos installateurs réalisent ce relevé lors de la mise en service. Pour en profiter, <a href="/contact">écrivez-nous</a> ou découvrez <a href="/fonctionnalites">la gestion de l’énergie</a>.</p>`,
    meta_title: "Veilles cachées : les repérer et les couper en une semaine",
    meta_description:
      "Une prise qui mesure, sept jours et un peu de méthode : comment trouver les appareils qui consomment en veille, les classer et les couper sans y penser.",
  },
];
