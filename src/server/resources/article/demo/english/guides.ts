import type { EnglishArticle } from "./english-article.ts";

/** Guides in English, by French slug. */
export const ENGLISH_GUIDES: Record<string, EnglishArticle> = {
  "par-ou-commencer-sa-maison-connectee": {
    title: "Where to start with a smart home",
    slug: "where-to-start-with-a-smart-home",
    excerpt:
      "There is no need to equip everything at once. Three questions, one room and a sound starting point are enough to build a smart home that suits you.",
    content: `<p>People often imagine that a smart home is decided all in one go, plans in hand. In practice, the most successful installations start small. One room, one need, one good foundation. The rest comes when you feel like it.</p>
<h2>Three questions before you buy anything</h2>
<p>Take a sheet of paper and, for a week, write down the things you do over and over. Turning off six lamps before bed. Going back to check the door. Lowering the blinds at two o’clock, in summer. That list is your brief.</p>
<ol>
<li><strong>What annoys you?</strong> A radiator heating an empty room, a remote nobody can find, a dark corridor.</li>
<li><strong>Who lives here?</strong> A child, an elderly parent and a guest don’t find their way in the same manner. A control on the wall speaks to everyone.</li>
<li><strong>What are you about to renovate?</strong> If the wiring needs redoing, some choices come before the paint.</li>
</ol>
<p>Read the list again at the end of the week and cross out anything that came up only once. Three or four lines usually remain. Those deserve to be automated; the others are curiosities, and the charm of a curiosity wears off.</p>
<p>Then walk round the house with the list. Beside each line, write the room, the time and the person who does it. You will see two busy moments appear, nearly always the same: leaving in the morning and going to bed.</p>
<h2>Choose an open foundation</h2>
<p>The hub is the only part worth choosing straight away. It gets devices from different brands talking to each other, and keeps your settings. Two criteria matter more than the rest.</p>
<ul>
<li><strong>It works without the Internet.</strong> A network failure should not leave you in the dark.</li>
<li><strong>It speaks open languages.</strong> Matter, Zigbee, Thread and KNX leave you free to change your mind, and therefore your supplier.</li>
</ul>
<p>That is how we designed the Atrium hub: scenes run in your home, and more than a thousand brands find their place there.</p>
<p><a href="/en/products/lumidar-atrium-hub">Lumidar Atrium hub</a></p>
<h3>Check what you already have</h3>
<p>Before you buy, open the drawers. A dimmable bulb, a metering plug, a recent thermostat: many homes already hold five or six devices that speak an open language. Look for the logo on the back, or the “compatibility” line in the manual. Keep what is compatible; replace the rest on the day it breaks down, not before.</p>
<p>Look at the network too. Wi-Fi that fades in the back bedroom will fade for the camera just as it does for the phone. One test is enough: start a video call from each room, with the door closed. Wherever the picture freezes you will need a repeater, and it is better to know before the first box arrives.</p>
<h2>Start with one room</h2>
<figure><img alt="Living room in the evening, a pendant lights the coffee table in front of a green sofa" src="/uploads/salon" /><figcaption>A lamp, a curtain, a panel by the door: a living room needs no more than that to begin with.</figcaption></figure>
<p>We suggest the living room. You spend time there, you entertain there, and the effect can be seen. A modest set of equipment is enough:</p>
<ul>
<li>a light that dims, on the ceiling or on a stand;</li>
<li>a temperature sensor;</li>
<li>a simple wall control, such as the <a href="/en/products/halo-rotary-dimmer">Halo dimmer</a>;</li>
<li>one or two motorised blinds, if the room faces the sun.</li>
</ul>
<p>Make two scenes, no more. “Evening” lowers the light and closes the blinds. “Leaving” turns everything off. Live with them for a month. By then you will know what is missing, and above all what is not.</p>
<h3>A month’s trial, week by week</h3>
<ol>
<li><strong>In the first week</strong>, everyone presses everything. Let them, and change nothing.</li>
<li><strong>In the second</strong>, note every time someone corrects the house: a lamp turned back on, a blind raised. That is a setting to revisit.</li>
<li><strong>In the third</strong>, adjust times and levels. Ten per cent less light changes an evening.</li>
<li><strong>In the fourth</strong>, turn one scene off. If nobody asks for it, it was one too many.</li>
</ol>
<h3>The trap of collecting</h3>
<p>A device bought because it was on offer often ends up in a drawer. Every object you add wants a battery, an update, a place. Ask yourself one simple question: do I do this at least once a day?</p>
<h2>Think of those without the app</h2>
<p>A well-equipped house needs no manual. The switch in the hall lights the hall. The key opens the door. The dial turns. Automation comes on top, never instead.</p>
<blockquote>You notice a good installation on the day you sleep somewhere else.</blockquote>
<p>Show the house once to the people who come often: your parents, the childminder, the neighbour who waters the plants. Ten minutes is enough if the rule is simple. Ours fits in one sentence: whatever a switch used to turn on, the same switch still turns on.</p>
<h2>How much to allow</h2>
<p>A first installation starts at €1,500, fitting included. It covers the hub, the controls for one large room, a sensor and all the settings. Beyond that, three things make up the budget, in this order: motors, light fittings, screens. Sensors cost little and give a great deal.</p>
<table><thead><tr><th scope="col">Step</th><th scope="col">What it brings</th><th scope="col">Fitting time</th></tr></thead><tbody><tr><td>The living room</td><td>Light and two scenes</td><td>One morning</td></tr><tr><td>Climate</td><td>Heating room by room</td><td>Half a day</td></tr><tr><td>Security</td><td>Entrance, windows, camera</td><td>Half a day</td></tr></tbody></table>
<p>Nothing obliges you to follow that order, or to do it all. One step per season is a good pace: it leaves time to get used to things, and to ask for better.</p>
<h2>The three mistakes we see most</h2>
<p><strong>Starting with voice.</strong> Talking to your house is fun for a week. If the light won’t come without a word, people end up preferring the switch.</p>
<p><strong>Piling up apps.</strong> One per brand, and soon nobody in the family knows which one closes the door. Choose the hub’s app, and take the others off your phones.</p>
<p><strong>Trying to foresee everything.</strong> A scene that depends on seven conditions never fires when you expect it. Two is a reasonable limit: a time and a presence, a door and the night.</p>
<h2>And then</h2>
<p>The next step is up to you: security if you travel, heating and air conditioning if the bills worry you, the garden if you want it still green in August. The <a href="/en/products">catalogue</a> is arranged in that spirit, by need.</p>
<p>If you would rather talk it over, come to the Sousse showroom or <a href="/en/contact">book a demo</a>. We start from the things you do, then draw the house around them.</p>`,
    meta_title: "Smart home: where to start, one step at a time",
    meta_description:
      "Three questions, one room and an open foundation: our method for starting a smart home without mistakes, and without buying everything on the first day.",
  },
  "matter-zigbee-thread-knx-choisir-sans-se-perdre": {
    title: "Matter, Zigbee, Thread, KNX: choosing without getting lost",
    slug: "matter-zigbee-thread-knx-choosing-without-getting-lost",
    excerpt: "Four names, four languages. Here is what each does well, what it does less well, and how they live together under one roof.",
    content: `<p>Boxes are covered in logos, and every one promises compatibility. Behind these names are languages: the way a lamp and a switch talk to each other. You don’t have to learn them. You only need to know which suits what.</p>
<h2>Zigbee, the quiet one</h2>
<p>Zigbee has been around for twenty years. It uses very little power, which lets a sensor live for several years on one battery. Every mains-powered device relays the signal of the others: the network grows with the house.</p>
<p>It needs a hub. That is its only drawback, and hardly one at that: the hub keeps your automations at home.</p>
<h2>Thread, its younger sibling</h2>
<p>Thread takes up the idea of a mesh network and opens it to the local Internet. If one relay fails, the message takes another route. It suits locks, remotes and radiator thermostats: anything that has to respond quickly and last a long time.</p>
<h2>Matter, the common tongue</h2>
<p>Matter is not a radio. It is a shared vocabulary that travels over Thread, over Wi-Fi or over a network cable. A Matter device can be controlled from Apple Home, Google Home or our own app, with no translator.</p>
<p>Not everything is in it yet. A device’s finest features are sometimes still its maker’s own. To switch, dim, open and measure, Matter is more than enough.</p>
<h2>KNX, the builder</h2>
<p>KNX runs on a dedicated cable, laid during construction. It has served hotels and offices for thirty years. Hundreds of manufacturers share it, and an old installation accepts a brand-new module.</p>
<p>It calls for a trained electrician and for building work. In a new build or a major renovation, it is a safe choice. <a href="/en/products/ligne-din-rail-modules">Ligne modules</a> bring it right into the consumer unit.</p>
<p><a href="/en/products/phare-radio-gateway">Phare radio gateway</a></p>
<h2>What about Wi-Fi?</h2>
<p>Wi-Fi carries a lot of data: it is perfect for a camera, a screen or a metering plug. It is less suited to small sensors, whose batteries it would drain. Above all, avoid connecting fifty bulbs to it: your provider’s router isn’t made for that.</p>
<h2>How to choose, in practice</h2>
<ul>
<li><strong>You rent, or don’t want any building work:</strong> Zigbee and Thread, with a hub.</li>
<li><strong>You are building:</strong> KNX for lighting and blinds, wireless for the rest.</li>
<li><strong>You are renovating one room after another:</strong> a <a href="/en/products/grain-in-wall-micromodule">micromodule</a> behind each switch, at the pace of the decorating.</li>
<li><strong>You already own devices:</strong> check whether they speak Matter; if not, the hub translates for them.</li>
</ul>
<h3>Walls matter more than logos</h3>
<p>In a house in the medina, a stone wall sixty centimetres thick stops almost every radio wave. In a recent villa, it is the reinforced concrete slab. Before choosing a language, look at how thick your walls are. A well-placed <a href="/en/products/phare-radio-gateway">gateway</a> settles most cases.</p>
<h2>What to remember</h2>
<p>No language does everything. A good house speaks two or three, and shows none of them. The hub translates; you simply say “Evening”.</p>
<p>Not sure about a device you already own? <a href="/en/contact">Send us its reference</a> and we will reply within twenty-four hours.</p>`,
    meta_title: "Matter, Zigbee, Thread or KNX: how to choose well",
    meta_description:
      "What Matter, Zigbee, Thread and KNX do well, what they do less well and how they live together: a clear guide to choosing, without needless jargon.",
  },
};
