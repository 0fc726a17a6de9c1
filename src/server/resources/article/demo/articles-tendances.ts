import { AUTHORS, type DemoArticle } from "./demo-article.ts";

/** Articles on trends; the last one is still a draft. */
export const ARTICLES_TENDANCES: DemoArticle[] = [
  {
    title: "La technologie qui se retire",
    slug: "la-technologie-qui-se-retire",
    category: "trends",
    author: AUTHORS.architecture,
    picture: "entree",
    daysAgo: 5,
    excerpt: "Moins d’écrans, plus de matière, des objets qui attendent qu’on les touche. La maison connectée entre dans son âge discret.",
    content: `<p>Il y a dix ans, une maison connectée se reconnaissait à ses écrans. Ils brillaient dans le couloir, dans la cuisine, sur le réfrigérateur. Aujourd’hui, les projets que nous admirons se reconnaissent à ce qu’on n’y voit pas.</p>
<h2>Le retour de la main</h2>
<p>La commande vocale a trouvé sa place : quand les mains sont prises, quand on est déjà couché. Elle n’a pas remplacé le geste. Tourner un bouton, pousser une touche, tirer un rideau demandent moins d’attention que de formuler une phrase.</p>
<p>Les objets nouveaux s’en souviennent. Ils ont un poids, une butée, un clic. Le <a href="/produits/variateur-rotatif-halo">variateur Halo</a> est né de cette idée : une lampe se règle comme on règle le son d’un vieil ampli.</p>
<p><a href="/produits/variateur-rotatif-halo">Variateur rotatif Halo</a></p>
<h2>Des matières qui vieillissent</h2>
<p>Le plastique brillant jaunit. Le laiton fonce, le bois se polit, le verre reste. Puisqu’un interrupteur est l’objet que l’on touche le plus dans une maison, il mérite la matière d’une poignée de porte.</p>
<p>C’est aussi une affaire de durée. Un objet que l’on trouve beau se répare. Un objet quelconque se remplace.</p>
<figure><img alt="Touches d’un interrupteur de laiton, vues de près" src="/uploads/interrupteur-detail" /><figcaption>Le laiton non verni fonce là où la main se pose.</figcaption></figure>
<h2>Présents quand il faut</h2>
<p>L’écran n’a pas disparu : il a appris à s’éteindre. Il s’éveille à l’approche, montre trois choses, puis redevient un carré de verre noir. La même retenue gagne la lumière. Une veilleuse à 5 %, orientée vers le sol, remplace le plafonnier de nuit.</p>
<ul>
<li>Moins de voyants allumés en permanence.</li>
<li>Moins de notifications, mieux choisies.</li>
<li>Moins d’applications : une seule, que l’on ouvre rarement.</li>
</ul>
<h2>Savoir sans regarder</h2>
<p>La caméra a longtemps été le capteur à tout faire. Elle cède la place, à l’intérieur, à des mesures plus sobres. Un radar sait qu’une personne est là, sans savoir qui. Un capteur de CO₂ compte les dormeurs, en quelque sorte. La maison comprend assez pour aider, trop peu pour être indiscrète.</p>
<h2>L’intelligence à domicile</h2>
<p>Les centrales actuelles ont la puissance d’un petit ordinateur. Ce qui partait autrefois vers un serveur lointain se calcule désormais dans le placard de l’entrée : apprendre qu’une pièce met quarante minutes à chauffer, reconnaître une habitude, proposer une scène.</p>
<p>Proposer, et non imposer. C’est la ligne que nous nous sommes fixée. La maison suggère une fois ; si vous refusez, elle s’en souvient.</p>
<blockquote>La meilleure interface est parfois une fenêtre ouverte au bon moment.</blockquote>
<h2>Ce que cela change pour un projet</h2>
<p>On choisit moins d’objets, et on les choisit mieux. Le budget passe des écrans aux luminaires, des gadgets aux stores. L’installateur arrive plus tôt, en même temps que l’architecte. Les câbles sont prévus, les emplacements pensés, puis tout s’efface.</p>
<h3>Trois questions pour votre projet</h3>
<ol>
<li>Que verra-t-on en entrant, la nuit, quand tout est éteint ?</li>
<li>Que touchera-t-on chaque jour ?</li>
<li>Que pourra-t-on réparer dans dix ans ?</li>
</ol>
<p>Les réponses dessinent une maison calme. Pour voir ces objets de près, parcourez les <a href="/produits?category=Interfaces">interfaces</a> du catalogue, ou venez les tourner et les pousser au <a href="/contact">showroom de Sousse</a>.</p>`,
    meta_title: "Maison connectée : la technologie se fait discrète",
    meta_description:
      "Moins d’écrans, plus de matière, des capteurs sobres et une intelligence qui reste à la maison : les tendances discrètes de la maison connectée aujourd’hui.",
  },
  {
    title: "Vivre avec la lumière du jour",
    slug: "vivre-avec-la-lumiere-du-jour",
    category: "trends",
    author: AUTHORS.engineering,
    picture: "suspension",
    daysAgo: 2,
    status: "draft",
    excerpt:
      "Une lumière artificielle peut suivre le rythme du soleil. Ce que l’on sait, ce que l’on ignore encore, et comment l’essayer chez soi.",
    content: `<p>Le matin, la lumière est froide et vient d’en haut. Le soir, elle est chaude et vient de côté. Pendant des millénaires, nous n’en avons pas connu d’autre. L’éclairage dit circadien cherche à retrouver ce rythme à l’intérieur.</p>
<h2>Ce que l’on sait</h2>
<p>La lumière règle notre horloge interne. Une clarté vive et riche en bleu, le matin, aide à s’éveiller. La même lumière, tard le soir, retarde le sommeil. Ces deux effets sont bien établis.</p>
<p>La lumière du jour reste la plus efficace. Un ciel couvert donne encore 10 000 lux ; un salon bien éclairé, à peine 300. Aucune lampe ne remplace une promenade.</p>
<h2>Ce que l’on ignore encore</h2>
<p>Les bénéfices exacts d’un éclairage intérieur variable dépendent des personnes, de l’âge, des habitudes. Méfiez-vous des promesses chiffrées. Nous préférons parler de confort : une lumière qui suit le jour est plus agréable, et cela suffit à la justifier.</p>
<h2>L’essayer chez soi</h2>
<h3>Le matin</h3>
<p>Dans la salle de bains et la cuisine, montez vers 5 000 K pendant une demi-heure. Ouvrez les rideaux en même temps, lentement.</p>
<h3>La journée</h3>
<p>Laissez faire le soleil. Un capteur de luminosité éteint ce qui ne sert pas. Près d’un bureau, gardez 4 000 K et une lumière sans reflet.</p>
<h3>Le soir</h3>
<p>Deux heures avant le coucher, descendez sous 2 700 K et baissez l’intensité. Préférez plusieurs lampes basses à un plafonnier : la pièce paraît plus grande et plus calme.</p>
<h3>La nuit</h3>
<p>Un chemin de lumière ambrée, à 5 %, vers la salle de bains. Assez pour marcher, trop peu pour se réveiller.</p>
<h2>Le matériel nécessaire</h2>
<ul>
<li>Des sources à blanc variable, de 2 000 à 6 500 K, comme l’<a href="/produits/ampoule-e27-lueur">ampoule Lueur</a>.</li>
<li>Un bon rendu des couleurs : 90 au minimum.</li>
<li>Une variation sans scintillement jusqu’à 1 %.</li>
<li>Une commande manuelle, pour les soirs où l’on veille.</li>
</ul>
<p><a href="/produits/ampoule-e27-lueur">Ampoule E27 Lueur</a></p>
<h2>Commencer par une chambre</h2>
<p>C’est la pièce où l’effet se remarque le mieux. Une suspension, deux chevets, un rideau motorisé : la scène « Réveil » prend vingt minutes, sans sonnerie. Si vous l’adoptez, étendez-la à la salle de bains, puis au couloir.</p>
<blockquote>On ne remarque pas une belle lumière. On remarque qu’on est bien.</blockquote>
<p>Notez vos impressions pendant deux semaines, puis coupez l’automatisme quelques jours. La comparaison est le meilleur des tests : si le blanc fixe vous semble dur, vous avez votre réponse.</p>
<h2>Deux erreurs courantes</h2>
<p><strong>Changer trop vite.</strong> Un passage du blanc à l’ambre en dix secondes attire l’œil et trouble la conversation. Comptez une heure, comme le soleil.</p>
<p><strong>Oublier les autres lumières.</strong> Un téléviseur réglé en mode « dynamique » ou un téléphone tenu près du visage annulent une partie de l’effort. Baissez-les aussi.</p>
<p>La <a href="/produits/suspension-coupole">suspension Coupole</a> et le reste de la gamme se découvrent dans le <a href="/produits">catalogue</a>. Au showroom, une pièce sans fenêtre rejoue une journée entière en cinq minutes.</p>`,
    meta_title: "Vivre avec la lumière du jour, jusque dans la maison",
    meta_description:
      "Ce que l’on sait de l’éclairage qui suit le soleil, ce que l’on ignore encore et comment l’essayer chez soi, du réveil à la nuit, avec un matériel simple.",
  },
];
