import { AUTHORS, type DemoArticle } from "./demo-article.ts";

/** Guides. */
export const GUIDES: DemoArticle[] = [
  {
    title: "Par où commencer sa maison connectée",
    slug: "par-ou-commencer-sa-maison-connectee",
    category: "guide",
    author: AUTHORS.architecture,
    picture: "cuisine",
    daysAgo: 18,
    excerpt:
      "Inutile de tout équiper d’un coup. Trois questions, une pièce et un bon point de départ suffisent pour bâtir une maison connectée qui vous ressemble.",
    content: `<p>On imagine souvent qu’une maison connectée se décide d’un seul bloc, plans en main. Dans les faits, les installations les plus réussies commencent petit. Une pièce, un besoin, une bonne base. Le reste vient quand vous en avez envie.</p>
<h2>Trois questions avant d’acheter quoi que ce soit</h2>
<p>Prenez une feuille et notez, pendant une semaine, les gestes que vous répétez. Éteindre six lampes avant de dormir. Revenir vérifier la porte. Baisser les stores à quatorze heures, l’été. Ces gestes sont votre cahier des charges.</p>
<ol>
<li><strong>Qu’est-ce qui vous agace ?</strong> Un radiateur qui chauffe une pièce vide, une télécommande introuvable, un couloir sombre.</li>
<li><strong>Qui vit ici ?</strong> Un enfant, un parent âgé et un invité n’ont pas les mêmes repères. Une commande au mur parle à tout le monde.</li>
<li><strong>Qu’allez-vous rénover bientôt ?</strong> Si l’électricité doit être refaite, certains choix se font avant les peintures.</li>
</ol>
<p>Relisez la feuille au bout de la semaine et barrez ce qui n’est revenu qu’une fois. Il reste en général trois ou quatre lignes. Ce sont elles qui méritent un automatisme ; les autres sont des curiosités, et une curiosité se lasse.</p>
<p>Faites ensuite le tour de la maison avec cette feuille. Devant chaque ligne, écrivez la pièce, l’heure, et la personne qui fait le geste. Vous verrez apparaître deux moments chargés, presque toujours les mêmes : le départ du matin et l’heure du coucher.</p>
<h2>Choisir une base ouverte</h2>
<p>La centrale est la seule pièce qu’il vaut mieux choisir tout de suite. Elle fait parler ensemble des appareils de marques différentes et garde vos réglages. Deux critères comptent plus que les autres.</p>
<ul>
<li><strong>Elle fonctionne sans Internet.</strong> Une panne de réseau ne doit pas vous laisser dans le noir.</li>
<li><strong>Elle parle les langages ouverts.</strong> Matter, Zigbee, Thread et KNX vous laissent libre de changer d’avis, donc de fournisseur.</li>
</ul>
<p>C’est ainsi que nous avons conçu la centrale Atrium : les scènes s’exécutent chez vous, et plus de mille marques y trouvent leur place.</p>
<p><a href="/produits/centrale-lumidar-atrium">Centrale Lumidar Atrium</a></p>
<h3>Vérifier ce que vous avez déjà</h3>
<p>Avant d’acheter, ouvrez les tiroirs. Une ampoule à variation, une prise de mesure, un thermostat récent : beaucoup de maisons contiennent déjà cinq ou six appareils qui savent parler un langage ouvert. Cherchez le logo au dos, ou la ligne « compatibilité » de la notice. Ce qui est compatible se garde ; ce qui ne l’est pas se remplace le jour où il tombe en panne, pas avant.</p>
<p>Regardez aussi le réseau. Un Wi-Fi qui faiblit dans la chambre du fond faiblira pour la caméra comme pour le téléphone. Un essai suffit : lancez un appel vidéo depuis chaque pièce, porte fermée. Là où l’image se fige, il faudra un relais, et mieux vaut le savoir avant le premier carton.</p>
<h2>Commencer par une pièce</h2>
<figure><img alt="Salon au soir, une suspension éclaire la table basse devant un canapé vert" src="/uploads/salon" /><figcaption>Une lampe, un rideau, un écran près du passage : un séjour n’en demande pas plus pour commencer.</figcaption></figure>
<p>Nous conseillons le séjour. On y passe du temps, on y reçoit, les effets se voient. Un équipement sobre suffit :</p>
<ul>
<li>une lumière qui varie, au plafond ou sur pied ;</li>
<li>un capteur de température ;</li>
<li>une commande murale simple, comme le <a href="/produits/variateur-rotatif-halo">variateur Halo</a> ;</li>
<li>un ou deux stores motorisés, si la façade est exposée.</li>
</ul>
<p>Composez deux scènes, pas davantage. « Soirée » baisse la lumière et ferme les stores. « Départ » éteint tout. Vivez avec pendant un mois. Vous saurez alors ce qui manque, et surtout ce qui ne manque pas.</p>
<h3>Un mois d’essai, semaine après semaine</h3>
<ol>
<li><strong>La première semaine</strong>, tout le monde appuie sur tout. Laissez faire, et ne changez rien.</li>
<li><strong>La deuxième</strong>, notez chaque fois que quelqu’un corrige la maison : une lampe rallumée, un store relevé. C’est un réglage à reprendre.</li>
<li><strong>La troisième</strong>, ajustez les heures et les niveaux. Dix pour cent de lumière en moins changent une soirée.</li>
<li><strong>La quatrième</strong>, coupez une scène. Si personne ne la réclame, elle était de trop.</li>
</ol>
<h3>Le piège de l’accumulation</h3>
<p>Un appareil acheté parce qu’il était en promotion finit souvent dans un tiroir. Chaque objet ajouté demande une pile, une mise à jour, une place. Posez-vous une question simple : ce geste, est-ce que je le fais au moins une fois par jour ?</p>
<h2>Penser à ceux qui n’ont pas l’application</h2>
<p>Une maison bien équipée se comprend sans mode d’emploi. L’interrupteur de l’entrée allume l’entrée. La clé ouvre la porte. La molette tourne. Les automatismes viennent en plus, jamais à la place.</p>
<blockquote>Une bonne installation se remarque le jour où l’on dort ailleurs.</blockquote>
<p>Montrez la maison une fois à ceux qui y viennent souvent : les parents, la personne qui garde les enfants, le voisin qui arrose. Dix minutes suffisent si la règle est simple. Chez nous, elle tient en une phrase : tout ce qui s’allumait d’un interrupteur s’allume encore du même interrupteur.</p>
<h2>Combien prévoir</h2>
<p>Une première installation commence à 1 500 €, pose comprise. Elle comprend la centrale, les commandes d’une grande pièce, un détecteur et les réglages. Au-delà, trois postes font le budget, dans cet ordre : les motorisations, les luminaires, les écrans. Les capteurs, eux, pèsent peu et rendent beaucoup.</p>
<table><thead><tr><th scope="col">Étape</th><th scope="col">Ce qu’elle apporte</th><th scope="col">Temps de pose</th></tr></thead><tbody><tr><td>Le séjour</td><td>Lumière et deux scènes</td><td>Une matinée</td></tr><tr><td>Le climat</td><td>Chauffage pièce par pièce</td><td>Une demi-journée</td></tr><tr><td>La sécurité</td><td>Entrée, fenêtres, caméra</td><td>Une demi-journée</td></tr></tbody></table>
<p>Rien n’oblige à suivre cet ordre, ni à tout faire. Une étape par saison est un bon rythme : on a le temps de s’habituer, et de demander mieux.</p>
<h2>Les trois erreurs que nous voyons le plus</h2>
<p><strong>Commencer par la voix.</strong> Parler à sa maison amuse une semaine. Si la lumière ne vient pas sans parole, on finit par préférer l’interrupteur.</p>
<p><strong>Multiplier les applications.</strong> Une par marque, et plus personne dans la famille ne sait laquelle ferme la porte. Choisissez celle de la centrale, et retirez les autres des téléphones.</p>
<p><strong>Vouloir tout prévoir.</strong> Une scène qui dépend de sept conditions ne se déclenche jamais quand on l’attend. Deux conditions sont une limite raisonnable : une heure et une présence, une porte et la nuit.</p>
<h2>Et ensuite</h2>
<p>L’étape suivante dépend de vous : la sécurité si vous voyagez, le chauffage et la climatisation si la facture vous préoccupe, le jardin si vous aimez qu’il reste vert en août. Le <a href="/produits">catalogue</a> est rangé dans cet esprit, par besoin.</p>
<p>Si vous préférez en parler, venez au showroom de Sousse ou <a href="/contact">demandez une démo</a>. Nous partons de vos gestes, puis nous dessinons la maison autour.</p>`,
    meta_title: "Maison connectée : par où commencer, étape par étape",
    meta_description:
      "Trois questions, une pièce et une base ouverte : notre méthode pour commencer une maison connectée sans se tromper, et sans tout acheter le premier jour.",
  },
  {
    title: "Matter, Zigbee, Thread, KNX : choisir sans se perdre",
    slug: "matter-zigbee-thread-knx-choisir-sans-se-perdre",
    category: "guide",
    author: AUTHORS.engineering,
    picture: "passerelle",
    daysAgo: 96,
    excerpt:
      "Quatre noms, quatre langages. Voici ce que chacun fait bien, ce qu’il fait moins bien, et comment ils vivent ensemble dans une même maison.",
    content: `<p>Les emballages s’ornent de logos, et chacun promet la compatibilité. Derrière ces noms se cachent des langages : la façon dont une lampe et un interrupteur se parlent. Vous n’avez pas à les apprendre. Il suffit de savoir lequel convient à quoi.</p>
<h2>Zigbee, le discret</h2>
<p>Zigbee existe depuis vingt ans. Il consomme très peu, ce qui permet à un capteur de vivre plusieurs années sur une pile. Chaque appareil branché au secteur relaie le signal des autres : le réseau grandit avec la maison.</p>
<p>Il lui faut une centrale. C’est son seul défaut, et c’en est à peine un : cette centrale garde vos automatismes chez vous.</p>
<h2>Thread, son cadet</h2>
<p>Thread reprend l’idée du réseau maillé et l’ouvre à l’Internet local. Si un relais tombe, le message prend un autre chemin. Il convient aux serrures, aux télécommandes, aux têtes thermostatiques : tout ce qui doit répondre vite et durer longtemps.</p>
<h2>Matter, la langue commune</h2>
<p>Matter n’est pas une radio. C’est un vocabulaire partagé, qui circule sur Thread, sur le Wi-Fi ou sur un câble réseau. Un appareil Matter se commande depuis Apple Home, Google Home ou notre application, sans traducteur.</p>
<p>Tout n’y est pas encore. Les fonctions les plus fines d’un appareil restent parfois propres à sa marque. Pour allumer, varier, ouvrir, mesurer, Matter suffit largement.</p>
<h2>KNX, le bâtisseur</h2>
<p>KNX passe par un câble dédié, tiré au moment du chantier. Il équipe hôtels et bureaux depuis trente ans. Des centaines de fabricants le partagent, et une installation ancienne accepte un module neuf.</p>
<p>Il demande un électricien formé et des travaux. En construction ou en grande rénovation, c’est un choix serein. Les <a href="/produits/modules-rail-din-ligne">modules Ligne</a> l’amènent directement dans le tableau.</p>
<p><a href="/produits/passerelle-radio-phare">Passerelle radio Phare</a></p>
<h2>Et le Wi-Fi ?</h2>
<p>Le Wi-Fi transporte beaucoup de données : il est parfait pour une caméra, un écran, une prise qui mesure. Il est moins adapté aux petits capteurs, dont il viderait la pile. Évitez surtout d’y raccorder cinquante ampoules : la box de votre opérateur n’est pas faite pour cela.</p>
<h2>Comment choisir, en pratique</h2>
<ul>
<li><strong>Vous louez, ou vous ne voulez pas de travaux :</strong> Zigbee et Thread, avec une centrale.</li>
<li><strong>Vous construisez :</strong> KNX pour l’éclairage et les stores, sans fil pour le reste.</li>
<li><strong>Vous rénovez une pièce après l’autre :</strong> un <a href="/produits/micromodule-encastre-grain">micromodule</a> derrière chaque interrupteur, au rythme des peintures.</li>
<li><strong>Vous avez déjà des appareils :</strong> vérifiez s’ils sont Matter ; sinon, la centrale les traduit.</li>
</ul>
<h3>Les murs comptent plus que les logos</h3>
<p>Dans une maison de la médina, un mur de pierre de soixante centimètres arrête presque toutes les ondes. Dans une villa récente, c’est la dalle de béton armé. Avant de choisir un langage, regardez l’épaisseur des murs. Une <a href="/produits/passerelle-radio-phare">passerelle</a> bien placée règle la plupart des cas.</p>
<h2>Ce qu’il faut retenir</h2>
<p>Aucun langage ne fait tout. Une bonne maison en parle deux ou trois, et n’en montre aucun. La centrale traduit ; vous, vous dites « Soirée ».</p>
<p>Un doute sur un appareil que vous possédez déjà ? <a href="/contact">Envoyez-nous sa référence</a>, nous vous répondons sous vingt-quatre heures.</p>`,
    meta_title: "Matter, Zigbee, Thread ou KNX : comment bien choisir",
    meta_description:
      "Ce que Matter, Zigbee, Thread et KNX font bien, ce qu’ils font moins bien et comment ils cohabitent : un guide clair pour choisir sans jargon inutile.",
  },
];
