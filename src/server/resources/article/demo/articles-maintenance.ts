import { AUTHORS, type DemoArticle } from "./demo-article.ts";

/** Articles on maintenance. */
export const ARTICLES_MAINTENANCE: DemoArticle[] = [
  {
    title: "L’entretien de printemps en quarante minutes",
    slug: "l-entretien-de-printemps-en-quarante-minutes",
    category: "maintenance",
    author: AUTHORS.service,
    picture: "pluie",
    daysAgo: 254,
    excerpt:
      "Piles, poussière, mises à jour, accès oubliés : le tour annuel qui garde une maison connectée fiable, dans l’ordre où nous le faisons.",
    content: `<p>Une maison connectée demande peu d’entretien. Ce peu compte. Une fois par an, au printemps, prenez quarante minutes. Mettez de la musique, munissez-vous d’un chiffon sec et suivez la liste.</p>
<h2>Dix minutes : les piles</h2>
<p>Ouvrez la page « Appareils » et triez par niveau de batterie. Remplacez tout ce qui passe sous 20 %. Notez la date au feutre à l’intérieur du couvercle : l’an prochain, vous saurez.</p>
<ul>
<li>N’utilisez pas de piles rechargeables dans les capteurs : leur tension, plus basse, fausse la mesure.</li>
<li>Ne mélangez pas une pile neuve et une pile ancienne.</li>
<li>Rapportez les usagées à un point de collecte ; notre showroom en est un.</li>
</ul>
<h2>Dix minutes : la poussière</h2>
<p>Un chiffon doux et sec suffit pour les écrans, les lentilles de mouvement et les caméras intérieures. Pour une caméra extérieure, un chiffon humide sans produit. Le sel marin raye le verre : rincez avant d’essuyer.</p>
<h3>Le détecteur de fumée</h3>
<p>Passez l’aspirateur sur les fentes, brosse douce, deux secondes. Appuyez ensuite sur le bouton de test. Tous les détecteurs de la maison doivent sonner. Au bout de dix ans, on ne change pas la pile : on remplace le <a href="/produits/detecteur-de-fumee-veille">détecteur</a>.</p>
<figure><img alt="Détecteur de fumée blanc au plafond, témoin vert allumé" src="/uploads/detecteur-fumee" /><figcaption>Le témoin vert ne dit qu’une chose : le détecteur est alimenté. Le bouton de test dit s’il entend.</figcaption></figure>
<h2>Cinq minutes : les mises à jour</h2>
<p>La centrale les installe la nuit, si vous l’avez permis. Vérifiez simplement qu’aucun appareil n’est resté en arrière. Un appareil dont le fabricant ne publie plus de correctif mérite une question : a-t-il encore sa place sur le réseau ?</p>
<h2>Cinq minutes : les accès</h2>
<p>C’est l’étape que tout le monde oublie, et la plus utile.</p>
<ol>
<li>Supprimez les codes de serrure qui ne servent plus.</li>
<li>Retirez les téléphones que vous avez revendus.</li>
<li>Vérifiez qui peut voir les caméras.</li>
<li>Changez le mot de passe principal, s’il date de plus de deux ans.</li>
</ol>
<h2>Cinq minutes : l’eau et le jardin</h2>
<p>Versez une cuillère d’eau sous le <a href="/produits/detecteur-de-fuite-d-eau-margelle">détecteur de fuite</a> : il doit sonner. Lancez chaque zone d’arrosage pendant une minute et marchez le long des lignes. Une buse bouchée se voit tout de suite.</p>
<p>Ouvrez et fermez l’électrovanne principale. Une vanne qui ne bouge jamais finit par se coller.</p>
<p><a href="/produits/detecteur-de-fuite-d-eau-margelle">Détecteur de fuite d’eau Margelle</a></p>
<h2>Cinq minutes : les scènes</h2>
<p>Les jours allongent, les stores doivent suivre. Relisez vos horaires, passez les heures fixes en « lever » et « coucher » du soleil, coupez le chauffage des pièces que vous n’utilisez plus.</p>
<p>Profitez-en pour supprimer les scènes que personne n’a lancées depuis l’hiver. Une liste courte se lit mieux, et l’on hésite moins le soir venu.</p>
<h2>Ce qu’il ne faut pas faire</h2>
<ul>
<li>Réinitialiser un appareil qui répond mal, avant d’avoir changé sa pile.</li>
<li>Déplacer la centrale « pour voir » : tout le réseau se réorganise.</li>
<li>Peindre par-dessus un capteur. Cela arrive.</li>
</ul>
<h2>Et si vous préférez ne pas y penser</h2>
<p>Nos clients peuvent nous confier cette visite. Nous venons une fois par an, nous laissons un compte rendu d’une page, et nous rapportons les piles. Il n’y a pas d’abonnement : vous <a href="/contact">appelez</a>, nous passons.</p>`,
    meta_title: "Entretenir sa maison connectée en quarante minutes",
    meta_description:
      "Piles, poussière, mises à jour, accès oubliés, arrosage : la liste de printemps pour garder une maison connectée fiable, en quarante minutes une fois par an.",
  },
  {
    title: "Quand un appareil ne répond plus : la bonne méthode",
    slug: "quand-un-appareil-ne-repond-plus-la-bonne-methode",
    category: "maintenance",
    author: AUTHORS.engineering,
    picture: "centrale",
    daysAgo: 310,
    excerpt:
      "Pile, portée, réseau, réglage : quatre causes expliquent presque toutes les pannes. Voici comment trouver la vôtre, calmement et dans l’ordre.",
    content: `<p>Un volet reste à mi-course, une lampe affiche « hors ligne ». On a envie de tout débrancher. Résistez : neuf fois sur dix, la cause est simple et se trouve en cinq minutes, à condition de chercher dans le bon ordre.</p>
<h2>D’abord, délimiter</h2>
<p>Une seule question oriente tout le reste : qu’est-ce qui ne répond plus ?</p>
<ul>
<li><strong>Un appareil</strong> : pile, alimentation ou portée.</li>
<li><strong>Une pièce</strong> : un relais est tombé, souvent une prise débranchée.</li>
<li><strong>Toute la maison</strong> : la centrale ou le réseau.</li>
<li><strong>Seulement à distance</strong> : l’accès à Internet. Chez vous, tout fonctionne.</li>
</ul>
<h2>Un seul appareil</h2>
<h3>La pile</h3>
<p>Remplacez-la par une neuve, de marque, même si l’application annonce encore 30 %. Par temps froid, une pile faible s’effondre d’un coup.</p>
<h3>L’alimentation</h3>
<p>Un interrupteur mural coupé prive l’ampoule de courant : elle ne peut plus rien entendre. C’est la première cause de lampe « hors ligne » que nous rencontrons. Un module derrière l’interrupteur évite le problème pour toujours.</p>
<h3>La portée</h3>
<p>Rapprochez l’appareil de la centrale. S’il revient, c’est une question de distance ou de mur. Un miroir, un aquarium, un ballon d’eau chaude arrêtent aussi les ondes.</p>
<h2>Une pièce entière</h2>
<p>Dans un réseau maillé, les appareils branchés transmettent le signal. Si quelqu’un a débranché la prise du couloir pour l’aspirateur, le salon peut se retrouver isolé. Rebranchez, patientez dix minutes : le réseau se reforme seul.</p>
<p>Évitez de compter sur une seule prise. Deux ou trois relais par étage donnent un maillage tranquille, et une <a href="/produits/passerelle-radio-phare">passerelle Phare</a> aide dans les maisons longues.</p>
<p><a href="/produits/passerelle-radio-phare">Passerelle radio Phare</a></p>
<h2>Toute la maison</h2>
<p>Regardez l’anneau de la <a href="/produits/centrale-lumidar-atrium">centrale</a>.</p>
<ul>
<li><strong>Ambre fixe</strong> : tout va bien, le souci est ailleurs.</li>
<li><strong>Ambre qui respire</strong> : une mise à jour est en cours. Laissez-la finir.</li>
<li><strong>Blanc</strong> : pas d’accès à Internet. Les scènes locales fonctionnent.</li>
<li><strong>Éteint</strong> : vérifiez la prise, puis le câble.</li>
</ul>
<p>Un redémarrage se fait en débranchant dix secondes, pas davantage. Vos réglages sont conservés.</p>
<h2>Un réglage qui a changé</h2>
<p>Parfois, rien n’est en panne. Une scène a été modifiée, une autre la contredit, un enfant a découvert l’application. L’historique indique l’heure, l’appareil et l’auteur de chaque action. Lisez-le avant de chercher plus loin.</p>
<h2>Ce qu’il vaut mieux éviter</h2>
<ol>
<li><strong>Réinitialiser en premier.</strong> Vous perdez le nom, la pièce, les scènes.</li>
<li><strong>Tout redémarrer en même temps.</strong> On ne sait plus ce qui a réglé le problème.</li>
<li><strong>Ouvrir un boîtier raccordé au secteur.</strong> Coupez le courant, ou appelez-nous.</li>
</ol>
<p>Changez une chose à la fois, attendez deux minutes, regardez. C’est plus lent de quelques instants, et c’est la seule façon de savoir ce qui a vraiment aidé.</p>
<h2>Nous appeler, bien préparé</h2>
<p>Avant d’appeler, notez le nom de l’appareil, l’heure et la couleur de l’anneau. Avec votre accord, un technicien regarde le journal de la centrale pendant l’appel. La plupart des pannes se règlent sans déplacement.</p>
<p>L’assistance est joignable 7 jours sur 7, par téléphone ou depuis la <a href="/contact">page Contact</a>.</p>`,
    meta_title: "Appareil connecté hors ligne : la méthode pas à pas",
    meta_description:
      "Pile, alimentation, portée, réseau, réglage : les causes d’un appareil connecté qui ne répond plus et l’ordre dans lequel les vérifier, sans tout débrancher.",
  },
];
