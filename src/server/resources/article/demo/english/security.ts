import type { EnglishArticle } from "./english-article.ts";

/** Articles on security in English, by French slug. */
export const ENGLISH_SECURITY: Record<string, EnglishArticle> = {
  "partir-en-vacances-laisser-la-maison-veiller": {
    title: "Going on holiday and leaving the house on watch",
    slug: "going-on-holiday-and-leaving-the-house-on-watch",
    excerpt: "Before you close the door, ten minutes is enough to put the house into a watchful sleep. The list we give our customers.",
    content: `<p>We pack in a rush, and it is in the car that we wonder whether the gas is off. A smart home answers that question. It only needs to have been told what to watch.</p>
<h2>A week before</h2>
<ul>
<li>Check the batteries: the app points out those that will drop below 20% while you are away.</li>
<li>Test the siren and the smoke alarm. Three seconds of noise, two weeks of peace.</li>
<li>Choose someone you trust, ideally a neighbour. Give them a code with dates, and add them to the alerts.</li>
</ul>
<h2>On the day</h2>
<p>The “Holiday” scene replaces a long list. Here is what we put in it:</p>
<ol>
<li>the water supply closes, if a motorised valve is fitted;</li>
<li>non-essential plugs are cut off;</li>
<li>heating goes to frost protection, air conditioning stops;</li>
<li>blinds come two-thirds of the way down;</li>
<li>the door locks and the alarm is armed.</li>
</ol>
<p>Read the summary that appears. A forgotten window shows up in amber.</p>
<figure><img alt="White house with arches at dusk, its windows lit" src="/uploads/arrivee" /><figcaption>Windows that light up at slightly different times each evening: from the street, someone is at home.</figcaption></figure>
<h2>Seeming to be at home, without theatre</h2>
<p>Turning on the same lamp at eight every evening fools nobody. A believable simulation replays your habits of the past few weeks, a few minutes out. The kitchen first, then the living room, then a bedroom upstairs. The blinds follow.</p>
<p>Don’t announce that you are away on social media. No automation can make up for that.</p>
<h2>Seeing without worrying</h2>
<p>A camera that alerts you ten times a day ends up muted. Keep notifications to three cases: a person in a zone you have drawn, a door opening, a camera that stops responding. The <a href="/en/products/rempart-outdoor-camera">Rempart camera</a> can tell a passer-by from a visitor.</p>
<p><a href="/en/products/rempart-outdoor-camera">Rempart outdoor camera</a></p>
<h3>And other people’s privacy</h3>
<p>Film your own ground, not the street or the garden opposite. Mask those areas in the picture, warn visitors with a small sign, and tell the people who work in your home. It is a matter of law, and first of all of courtesy.</p>
<p>Think too about how long footage is kept. Thirty days is plenty: beyond that, the pictures only take up room, and trouble those who appear in them.</p>
<h2>If something happens</h2>
<p>Decide before you go what each person will do. Who calls the police? Who has the key? Put the answers in the app’s emergency sheet: it appears on the alert, beside the picture.</p>
<ul>
<li><strong>Intrusion alert</strong>: look first, call second. Never ask a neighbour to go in alone.</li>
<li><strong>Water leak</strong>: shut off the supply remotely, then tell your contact on the spot.</li>
<li><strong>Power cut</strong>: the hub lasts six hours, the siren seventy-two. You get a message when the power goes and when it returns.</li>
</ul>
<h2>Coming home</h2>
<p>An hour before you arrive, the house wakes up: hot water, temperature, light in the hall. The <a href="/en/products/garde-alarm-keypad">Garde keypad</a> reads “disarmed”, and the history fits on one page. Most of the time, nothing has happened.</p>
<p>Leaving soon? <a href="/en/contact">Our advisers</a> will go through your “Holiday” scene with you, over the phone.</p>`,
    meta_title: "Holidays: getting your smart home ready to leave",
    meta_description:
      "An away scene, simulated presence, useful alerts and a neighbour you trust: the complete list for going on holiday while the house looks after itself.",
  },
  "serrure-connectee-huit-questions-avant-de-choisir": {
    title: "Smart locks: eight questions before you choose",
    slug: "smart-locks-eight-questions-before-you-choose",
    excerpt: "Batteries, breakdowns, hacking, children, guests: the questions people ask us in the showroom, and our straight answers.",
    content: `<p>The lock is the thing people hesitate most to connect. That is healthy. If a lamp gets it wrong, you switch it back on; a door is another matter. Here are the eight questions that keep coming up, and what we say.</p>
<h2>1. What if the batteries run out?</h2>
<p>The app warns you at 25%, then at 10%, on every phone in the family. A good lock lasts a year. If it stops all the same, the mechanical key opens it. Refuse any model without a cylinder.</p>
<h2>2. What if the Internet goes down?</h2>
<p>Nothing changes on the spot: codes, fingerprints and keys are checked by the lock itself. Only opening from afar waits for the network to come back.</p>
<h2>3. Can it be hacked?</h2>
<p>No system is infallible, and neither is an ordinary lock. What to check: end-to-end encryption, updates guaranteed for several years, no default password. In real life, a burglar forces a window long before attacking a protocol.</p>
<h2>4. Will it suit my door?</h2>
<p>Measure three things: the thickness of the door, the distance between handle and cylinder, and which way it opens. An old door that sticks needs adjusting first. A motor is no substitute for a joiner.</p>
<h3>The case of studded doors</h3>
<p>On traditional doors, we fit the lock on the inside and leave the front untouched. A discreet keypad takes the code, beside the knocker.</p>
<figure><img alt="A parcel below a video doorbell, beside a blue door with a keypad lock" src="/uploads/colis" /><figcaption>The lock keeps its cylinder; the code is given and taken back.</figcaption></figure>
<h2>5. What about guests?</h2>
<p>Give them a code, never your own. A good system lets you limit its days, hours and duration. It then erases itself. For a holiday let, it is the end of handing over keys at midnight.</p>
<h2>6. And children?</h2>
<p>Fingerprints work well from the age of about six. Before that, a tag is enough. You get a message when school is over and the door is closed again; it is reassuring, and it needs no phone.</p>
<h2>7. Should it lock by itself?</h2>
<p>Yes, with a delay of thirty seconds and a door sensor. Without the sensor, the lock may throw its bolt while the door is ajar. The <a href="/en/products/lisere-door-and-window-sensor">Liseré sensor</a> costs little and spares you the trouble.</p>
<p><a href="/en/products/lisere-door-and-window-sensor">Liseré door and window sensor</a></p>
<h2>8. What does the insurance say?</h2>
<p>Ask in writing. Most policies require a certain level of resistance from the cylinder and the door; the connected part doesn’t lower it if the mechanics stay the same. Keep the fitting invoice.</p>
<p>If you rent, speak to the owner first. A lock that fits the existing cylinder comes off without a trace on the day you leave.</p>
<h2>Our view</h2>
<p>Choose a good door and a good cylinder first. Add the electronics afterwards. That is the order in which we designed the <a href="/en/products/loquet-smart-lock">Loquet lock</a>: it keeps your cylinder, and the key you have always had.</p>
<blockquote>A smart lock should make you forget the question “did I lock up?” without raising any others.</blockquote>
<p>To see it and try it, come to the Sousse showroom, or <a href="/en/contact">make an appointment</a>.</p>`,
    meta_title: "Smart locks: eight questions before you buy",
    meta_description:
      "Flat batteries, lost Internet, hacking, guests, insurance: eight frank answers for choosing a smart lock that suits your door and the people you live with.",
  },
};
