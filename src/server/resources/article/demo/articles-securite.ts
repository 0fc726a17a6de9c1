import { AUTHORS, type DemoArticle } from "./demo-article.ts";

/** Articles on security. */
export const ARTICLES_SECURITE: DemoArticle[] = [
  {
    title: "Partir en vacances, laisser la maison veiller",
    slug: "partir-en-vacances-laisser-la-maison-veiller",
    category: "security",
    author: AUTHORS.service,
    picture: "securite",
    daysAgo: 67,
    excerpt:
      "Avant de fermer la porte, dix minutes suffisent pour mettre la maison en sommeil vigilant. La liste que nous donnons à nos clients.",
    content: `<p>Les départs se préparent dans la précipitation, et c’est en voiture que l’on se demande si le gaz est fermé. Une maison connectée répond à cette question. Encore faut-il lui avoir dit quoi surveiller.</p>
<h2>Une semaine avant</h2>
<ul>
<li>Vérifiez les piles : l’application signale celles qui passeront sous 20 % pendant votre absence.</li>
<li>Testez la sirène et le détecteur de fumée. Trois secondes de bruit, deux semaines de tranquillité.</li>
<li>Choisissez une personne de confiance, voisine de préférence. Donnez-lui un code daté et ajoutez-la aux alertes.</li>
</ul>
<h2>Le jour du départ</h2>
<p>La scène « Vacances » remplace une longue liste. Voici ce que nous y mettons :</p>
<ol>
<li>l’arrivée d’eau se ferme, si une électrovanne est installée ;</li>
<li>les prises non essentielles sont coupées ;</li>
<li>le chauffage passe en hors-gel, la climatisation s’arrête ;</li>
<li>les stores descendent aux deux tiers ;</li>
<li>la porte se verrouille et l’alarme s’arme.</li>
</ol>
<p>Relisez le résumé qui s’affiche. Une fenêtre oubliée y apparaît en ambre.</p>
<figure><img alt="Maison blanche à arcades au crépuscule, fenêtres éclairées" src="/uploads/arrivee" /><figcaption>Des fenêtres qui s’allument à des heures un peu différentes chaque soir : de la rue, la maison est habitée.</figcaption></figure>
<h2>Simuler une présence, sans théâtre</h2>
<p>Allumer la même lampe chaque soir à vingt heures ne trompe personne. Une simulation crédible rejoue vos habitudes des dernières semaines, avec quelques minutes d’écart. La cuisine d’abord, le salon ensuite, une chambre à l’étage. Les stores suivent.</p>
<p>N’annoncez pas votre absence sur les réseaux sociaux. Aucun automatisme ne corrige cela.</p>
<h2>Voir sans s’inquiéter</h2>
<p>Une caméra qui alerte dix fois par jour finit en silencieux. Limitez les notifications à trois cas : une personne dans une zone tracée, une porte qui s’ouvre, une caméra qui ne répond plus. La <a href="/produits/camera-exterieure-rempart">caméra Rempart</a> sait distinguer un promeneur d’un visiteur.</p>
<p><a href="/produits/camera-exterieure-rempart">Caméra extérieure Rempart</a></p>
<h3>Et la vie privée des autres</h3>
<p>Filmez votre terrain, pas la rue ni le jardin d’en face. Masquez ces zones dans l’image, prévenez vos visiteurs par un petit panneau, et dites-le aux personnes qui travaillent chez vous. C’est une question de droit, et d’abord de courtoisie.</p>
<p>Pensez aussi à la durée de conservation. Trente jours suffisent largement : au-delà, les images ne servent plus qu’à encombrer, et à inquiéter ceux qui y figurent.</p>
<h2>Si quelque chose arrive</h2>
<p>Décidez avant le départ de ce que chacun fera. Qui appelle la police ? Qui a la clé ? Inscrivez ces réponses dans la fiche d’urgence de l’application : elle s’affiche sur l’alerte, à côté de l’image.</p>
<ul>
<li><strong>Alerte d’intrusion</strong> : regardez d’abord, appelez ensuite. Ne demandez jamais à un voisin d’entrer seul.</li>
<li><strong>Fuite d’eau</strong> : coupez l’arrivée à distance, puis prévenez votre relais.</li>
<li><strong>Coupure de courant</strong> : la centrale tient six heures, la sirène soixante-douze. Vous recevez un message à la coupure et au retour.</li>
</ul>
<h2>Au retour</h2>
<p>Une heure avant votre arrivée, la maison se réveille : eau chaude, température, lumière de l’entrée. Le <a href="/produits/clavier-d-alarme-garde">clavier Garde</a> affiche « désarmée », et l’historique tient sur une page. Le plus souvent, il ne s’y est rien passé.</p>
<p>Vous partez bientôt ? <a href="/contact">Nos conseillers</a> relisent votre scène « Vacances » avec vous, par téléphone.</p>`,
    meta_title: "Vacances : préparer la maison connectée à votre départ",
    meta_description:
      "Scène d’absence, présence simulée, alertes utiles et voisin de confiance : la liste complète pour partir en vacances en laissant la maison veiller sur elle.",
  },
  {
    title: "Serrure connectée : huit questions avant de choisir",
    slug: "serrure-connectee-huit-questions-avant-de-choisir",
    category: "security",
    author: AUTHORS.engineering,
    picture: "serrure",
    daysAgo: 228,
    excerpt:
      "Piles, panne, piratage, enfants, invités : les questions que l’on nous pose au showroom, et les réponses que nous donnons sans détour.",
    content: `<p>La serrure est l’objet que l’on hésite le plus à connecter. C’est sain. Une lampe qui se trompe, on la rallume ; une porte, c’est autre chose. Voici les huit questions qui reviennent, et ce que nous répondons.</p>
<h2>1. Et si les piles sont vides ?</h2>
<p>L’application prévient à 25 %, puis à 10 %, sur tous les téléphones de la famille. Une bonne serrure tient un an. Si malgré tout elle s’arrête, la clé mécanique ouvre. Refusez un modèle sans cylindre.</p>
<h2>2. Et si Internet tombe ?</h2>
<p>Rien ne change sur place : codes, empreintes et clés sont vérifiés par la serrure elle-même. Seule l’ouverture à distance attend le retour du réseau.</p>
<h2>3. Peut-on la pirater ?</h2>
<p>Aucun système n’est infaillible, une serrure ordinaire non plus. Les points à vérifier : un chiffrement de bout en bout, des mises à jour garanties plusieurs années, aucun mot de passe par défaut. Dans la réalité, un cambrioleur force une fenêtre bien avant d’attaquer un protocole.</p>
<h2>4. Ma porte convient-elle ?</h2>
<p>Mesurez trois choses : l’épaisseur du battant, l’entraxe entre la poignée et le cylindre, le sens d’ouverture. Une porte ancienne qui frotte doit d’abord être réglée. Un moteur ne remplace pas un menuisier.</p>
<h3>Le cas des portes cloutées</h3>
<p>Sur les portes traditionnelles, nous posons la serrure côté intérieur et gardons la façade intacte. Un boîtier discret reçoit le code, à côté du heurtoir.</p>
<figure><img alt="Colis posé sous le visiophone, à côté d’une porte bleue à serrure à code" src="/uploads/colis" /><figcaption>La serrure garde son cylindre ; le code se donne et se reprend.</figcaption></figure>
<h2>5. Que faire des invités ?</h2>
<p>Donnez un code, jamais le vôtre. Un bon système permet d’en limiter les jours, les heures et la durée. Il s’efface ensuite tout seul. Pour une location saisonnière, c’est la fin des remises de clés à minuit.</p>
<h2>6. Et les enfants ?</h2>
<p>L’empreinte fonctionne bien à partir de six ans environ. Avant, un badge suffit. Vous recevez un message quand l’école est finie et la porte refermée ; c’est rassurant, et cela ne demande aucun téléphone.</p>
<h2>7. Faut-il qu’elle se verrouille seule ?</h2>
<p>Oui, avec un délai de trente secondes et un contact de porte. Sans ce contact, la serrure peut sortir son pêne sur une porte entrebâillée. Le <a href="/produits/contact-de-porte-et-fenetre-lisere">contact Liseré</a> coûte peu et évite ce désagrément.</p>
<p><a href="/produits/contact-de-porte-et-fenetre-lisere">Contact de porte et fenêtre Liseré</a></p>
<h2>8. Que dit l’assurance ?</h2>
<p>Demandez par écrit. La plupart des contrats exigent un certain niveau de résistance du cylindre et de la porte ; la partie connectée ne le diminue pas si la mécanique reste la même. Gardez la facture de pose.</p>
<p>Si vous louez votre logement, parlez-en d’abord au propriétaire. Une serrure qui se pose sur le cylindre existant se retire sans trace le jour du départ.</p>
<h2>Notre avis</h2>
<p>Choisissez d’abord une bonne porte et un bon cylindre. Ajoutez ensuite l’électronique. C’est dans cet ordre que nous avons dessiné la <a href="/produits/serrure-connectee-loquet">serrure Loquet</a> : elle conserve votre cylindre, et la clé de toujours.</p>
<blockquote>Une serrure connectée doit vous faire oublier la question « ai-je fermé ? », sans en poser d’autres.</blockquote>
<p>Pour la voir et l’essayer, passez au showroom de Sousse, ou <a href="/contact">prenez rendez-vous</a>.</p>`,
    meta_title: "Serrure connectée : huit questions avant d’acheter",
    meta_description:
      "Piles vides, panne d’Internet, piratage, invités, assurance : huit réponses franches pour choisir une serrure connectée adaptée à votre porte et à vos proches.",
  },
];
