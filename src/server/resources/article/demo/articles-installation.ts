import { AUTHORS, type DemoArticle } from "./demo-article.ts";

/** Articles on installation. */
export const ARTICLES_INSTALLATION: DemoArticle[] = [
  {
    title: "Le jour de l’installation, heure par heure",
    slug: "le-jour-de-l-installation-heure-par-heure",
    category: "installation",
    author: AUTHORS.service,
    picture: "atelier",
    daysAgo: 29,
    excerpt:
      "Qui vient, combien de temps, ce que vous avez à préparer : le déroulé d’une pose Lumidar, du café du matin à la première scène.",
    content: `<p>Une installation courante prend moins de quatre heures. On imagine de la poussière et des câbles : le plus souvent, il n’y a ni l’un ni l’autre. Voici comment se passe la journée.</p>
<h2>Moins de 4 heures, ou 3 à 6 heures ?</h2>
<p>Vous lirez les deux chez nous, et les deux sont justes. <strong>Moins de 4 heures</strong>, c’est la pose dans un appartement ou une maison de taille courante : une quinzaine d’appareils, un tableau en bon état, une seule équipe. <strong>3 à 6 heures</strong>, c’est ce qu’il faut compter pour une maison familiale, quelle qu’elle soit : trois si elle est petite, six si elle a un étage, un jardin et un portail.</p>
<p>Le devis indique la durée prévue pour la vôtre. S’il dit quatre heures et que nous en passons cinq, la cinquième est pour nous.</p>
<h2>Avant notre venue</h2>
<p>Une visite ou un appel vidéo nous donne le plan de la maison, l’emplacement du tableau électrique et la liste de vos habitudes. Vous recevez ensuite un devis ferme et un plan d’implantation d’une page.</p>
<p>De votre côté, trois choses suffisent :</p>
<ul>
<li>dégager l’accès au tableau et aux interrupteurs concernés ;</li>
<li>retrouver le mot de passe du Wi-Fi ;</li>
<li>décider qui, dans la famille, aura quels droits.</li>
</ul>
<h2>8 h 30 : le tour de la maison</h2>
<p>L’équipe, deux personnes en général, refait le parcours avec vous. On vérifie la tension, l’état du tableau, la portée radio dans les pièces éloignées. Si un point ne convient pas, nous le disons à ce moment-là, avant de commencer.</p>
<h2>9 h : la centrale</h2>
<p>La <a href="/produits/centrale-lumidar-atrium">centrale</a> trouve sa place près de la box, à l’air libre, loin d’un four. Elle se met à jour pendant que nous préparons le matériel.</p>
<p><a href="/produits/centrale-lumidar-atrium">Centrale Lumidar Atrium</a></p>
<h2>9 h 30 : l’électricité</h2>
<p>Le courant est coupé circuit par circuit, jamais dans toute la maison. Le réfrigérateur et votre ordinateur restent branchés. Nous posons les micromodules, les variateurs et les écrans muraux.</p>
<h3>Et si les boîtes sont trop petites ?</h3>
<p>Cela arrive dans les constructions anciennes. Nous plaçons alors le module dans une boîte de dérivation ou dans le tableau. Aucune saignée n’est faite sans votre accord.</p>
<figure><img alt="Micromodule et ses quatre fils, avant d’être glissé dans une boîte" src="/uploads/micromodule" /><figcaption>Un micromodule, tel qu’il disparaît derrière votre interrupteur.</figcaption></figure>
<h2>11 h : les capteurs</h2>
<p>Capteurs de porte, de mouvement, de température : ils se collent ou se vissent. Chacun est nommé tout de suite, avec vos mots. « Fenêtre de Lina » vaut mieux que « Capteur 14 ».</p>
<h2>11 h 45 : les scènes</h2>
<p>Nous écrivons ensemble quatre scènes de départ : arrivée, soirée, nuit, absence. Vous les essayez, nous ajustons. C’est le moment préféré des enfants.</p>
<blockquote>Une scène est réussie quand on cesse de l’appeler par son nom.</blockquote>
<p>Nous en profitons pour essayer l’envers du décor : on coupe Internet à la box, et l’on vérifie que les lampes, les stores et la serrure répondent encore. On coupe le courant d’un circuit, et l’on regarde ce qui se rallume tout seul. Mieux vaut ces surprises-là à midi, avec nous, qu’un soir d’orage.</p>
<h2>12 h 15 : la remise en main</h2>
<p>Nous passons une demi-heure avec chaque personne qui le souhaite. Vous recevez :</p>
<ol>
<li>un plan de l’installation, pièce par pièce ;</li>
<li>les fiches techniques et les garanties ;</li>
<li>vos codes, que nous ne conservons pas ;</li>
<li>un numéro direct, joignable 7 jours sur 7.</li>
</ol>
<p>Les emballages repartent avec nous. Le sol est propre.</p>
<h2>Les semaines suivantes</h2>
<p>Nous vous appelons au bout de dix jours. C’est le bon délai : vous savez ce qui plaît, ce qui gêne, ce qui manque. Les réglages se font à distance, avec votre accord, pendant l’appel.</p>
<h2>Quand faut-il plus de temps ?</h2>
<p>Au-delà de six heures, ce n’est plus une pose, c’est un chantier : un tableau à refaire, une motorisation complète ou une villa de plusieurs étages demandent une journée, parfois deux. Le devis l’indique. En construction neuve, nous intervenons trois fois, aux mêmes étapes que l’électricien.</p>
<p>Le budget dépend de la maison. Une première installation commence à 1 500 €, pose comprise. Pour un chiffre précis, <a href="/contact">demandez un devis</a> : il est gratuit.</p>`,
    meta_title: "Installation domotique : la journée heure par heure",
    meta_description:
      "Préparation, tableau électrique, capteurs, scènes, remise en main : le déroulé complet d’une installation Lumidar, terminée le plus souvent en quatre heures.",
  },
  {
    title: "Rénover une maison ancienne sans ouvrir les murs",
    slug: "renover-une-maison-ancienne-sans-ouvrir-les-murs",
    category: "installation",
    author: AUTHORS.architecture,
    picture: "interrupteur",
    daysAgo: 158,
    excerpt:
      "Murs de pierre, faïences, plafonds peints : une maison ancienne s’équipe très bien, à condition de ne rien lui arracher. Notre façon de faire.",
    content: `<p>Une demeure de la médina ou une villa des années cinquante a déjà tout : des volumes, une inertie, des matières. Elle n’a pas besoin qu’on la transforme. Elle a besoin qu’on l’accompagne, sans une saignée dans un mur de faïence.</p>
<h2>Regarder avant de poser</h2>
<p>Nous commençons par trois relevés. L’installation électrique, d’abord : un tableau ancien sans protection différentielle passe avant tout le reste. L’épaisseur des murs, ensuite, qui décide de la portée radio. Les matières, enfin : ce qui se perce, ce qui ne se perce pas.</p>
<h2>Garder les interrupteurs</h2>
<p>Porcelaine, laiton, bakélite : les appareillages anciens sont souvent beaux. S’ils sont sains, un <a href="/produits/micromodule-encastre-grain">micromodule</a> se glisse derrière. Le geste reste, la lampe devient pilotable.</p>
<p>S’ils doivent être remplacés, choisissez une pièce qui vieillira avec la maison. L’<a href="/produits/interrupteur-double-laiton-medina">interrupteur Médina</a> est en laiton non verni ; dans cinq ans, il aura l’air d’avoir toujours été là.</p>
<p><a href="/produits/interrupteur-double-laiton-medina">Interrupteur double laiton Médina</a></p>
<h3>Sans neutre, que faire ?</h3>
<p>Dans beaucoup de maisons d’avant 1980, la boîte de l’interrupteur ne reçoit que deux fils. Deux solutions : un variateur prévu pour ce cas, ou un module placé au luminaire. Aucune ne demande de tirer un câble.</p>
<h2>Faire passer les ondes</h2>
<p>Un mur de pierre de soixante centimètres laisse passer peu de choses. Le patio, lui, laisse tout passer. Nous plaçons la centrale de façon à voir la cour, et chaque appareil branché relaie le suivant. Dans une maison à étages, une seconde <a href="/produits/passerelle-radio-phare">passerelle</a> en terrasse couvre l’ensemble.</p>
<p>Un essai vaut mieux qu’un calcul. Nous venons avec trois appareils de test et nous mesurons, pièce par pièce, avant de dessiner le plan définitif.</p>
<h2>Éclairer ce qui mérite de l’être</h2>
<p>Une maison ancienne se révèle par touches. Un ruban derrière une corniche, un spot étroit sur un arc, une lampe nomade dans une niche. Évitez l’éclairage uniforme : il efface le relief des murs.</p>
<ul>
<li>Restez sous 2 700 K : la chaux et le bois aiment l’ambre.</li>
<li>Cachez la source, montrez l’effet.</li>
<li>Variez bas : 20 % suffisent le plus souvent.</li>
</ul>
<figure><img alt="Escalier dont chaque marche est soulignée de lumière, près d’une niche éclairée" src="/uploads/scenarios" /><figcaption>Une niche et un escalier : deux filets de lumière, et le mur garde tout son relief.</figcaption></figure>
<h2>Chauffer avec l’inertie</h2>
<p>Un mur épais met du temps à chauffer, et autant à refroidir. Une régulation brutale y perd son latin. Une tête thermostatique qui apprend ce rythme, comme <a href="/produits/tete-thermostatique-tempo">Tempo</a>, anticipe d’une heure ou deux. On gagne en confort avant de gagner en facture.</p>
<h2>Surveiller l’humidité</h2>
<p>Les maisons anciennes respirent. Si l’on y ajoute des fenêtres étanches, il faut ventiler. Un capteur par pièce humide indique quand aérer et signale une infiltration avant qu’elle ne tache l’enduit.</p>
<blockquote>Le meilleur équipement est celui que l’on pourrait retirer sans laisser de trace.</blockquote>
<h2>Un chantier en trois jours</h2>
<ol>
<li><strong>Premier jour</strong> : mise en sécurité du tableau, pose des modules.</li>
<li><strong>Deuxième jour</strong> : capteurs, passerelles, motorisations légères.</li>
<li><strong>Troisième jour</strong> : lumière, scènes, et une soirée pour les essayer à la nuit tombée.</li>
</ol>
<p>Vous avez une maison que vous n’osez pas toucher ? <a href="/contact">Montrez-la-nous</a>. Nous aimons particulièrement celles-là.</p>`,
    meta_title: "Domotique en maison ancienne, sans ouvrir les murs",
    meta_description:
      "Murs de pierre, interrupteurs de laiton, boîtes sans neutre : comment équiper une maison ancienne sans saignée, en gardant ses matières et son caractère.",
  },
];
