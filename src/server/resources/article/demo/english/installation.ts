import type { EnglishArticle } from "./english-article.ts";

/** Articles on installation in English, by French slug. */
export const ENGLISH_INSTALLATION: Record<string, EnglishArticle> = {
  "le-jour-de-l-installation-heure-par-heure": {
    title: "Installation day, hour by hour",
    slug: "installation-day-hour-by-hour",
    excerpt: "Who comes, how long it takes, what you need to prepare: a Lumidar installation, from the morning coffee to the first scene.",
    content: `<p>An ordinary installation takes less than four hours. People imagine dust and cables: more often than not, there is neither. Here is how the day goes.</p>
<h2>Under 4 hours, or 3 to 6 hours?</h2>
<p>You will read both from us, and both are right. <strong>Under 4 hours</strong> is what it takes in a flat or a house of ordinary size: fifteen devices or so, a consumer unit in good order, a single team. <strong>3 to 6 hours</strong> is what to allow for a family home, whichever it may be: three if it is small, six if it has an upper floor, a garden and a gate.</p>
<p>The quote states how long yours should take. If it says four hours and we spend five, the fifth is on us.</p>
<h2>Before we come</h2>
<p>A visit or a video call gives us the plan of the house, the position of the consumer unit and the list of your habits. You then receive a firm quote and a one-page layout plan.</p>
<p>On your side, three things are enough:</p>
<ul>
<li>clear the way to the consumer unit and the switches concerned;</li>
<li>find the Wi-Fi password;</li>
<li>decide who in the family will be allowed to do what.</li>
</ul>
<h2>8.30 a.m.: a tour of the house</h2>
<p>The team, usually two people, walks the route again with you. We check the voltage, the state of the consumer unit, and radio coverage in the furthest rooms. If something is not right, we say so then, before starting.</p>
<h2>9 a.m.: the hub</h2>
<p>The <a href="/en/products/lumidar-atrium-hub">hub</a> finds its place near the router, in the open, away from an oven. It updates itself while we get the equipment ready.</p>
<p><a href="/en/products/lumidar-atrium-hub">Lumidar Atrium hub</a></p>
<h2>9.30 a.m.: the electrics</h2>
<p>The power is cut circuit by circuit, never throughout the house. The fridge and your computer stay on. We fit the micromodules, the dimmers and the wall panels.</p>
<h3>What if the boxes are too small?</h3>
<p>It happens in older buildings. We then place the module in a junction box or in the consumer unit. No channel is cut without your consent.</p>
<figure><img alt="Micromodule and its four wires, before it slides into a box" src="/uploads/micromodule" /><figcaption>A micromodule, just as it disappears behind your switch.</figcaption></figure>
<h2>11 a.m.: the sensors</h2>
<p>Door, motion and temperature sensors are stuck or screwed in place. Each one is named on the spot, in your own words. “Lina’s window” is better than “Sensor 14”.</p>
<h2>11.45 a.m.: the scenes</h2>
<p>Together we write four scenes to start with: arriving, evening, night, away. You try them, we adjust. It is the children’s favourite moment.</p>
<blockquote>A scene has succeeded when you stop calling it by its name.</blockquote>
<p>We take the chance to test what lies behind the scenery: we disconnect the Internet at the router, and check that lamps, blinds and lock still respond. We cut the power to a circuit, and watch what comes back on by itself. Better those surprises at midday, with us, than on a stormy evening.</p>
<h2>12.15 p.m.: handing over</h2>
<p>We spend half an hour with everyone who would like it. You receive:</p>
<ol>
<li>a plan of the installation, room by room;</li>
<li>datasheets and guarantees;</li>
<li>your codes, which we do not keep;</li>
<li>a direct number, answered 7 days a week.</li>
</ol>
<p>The packaging leaves with us. The floor is clean.</p>
<h2>The following weeks</h2>
<p>We call you after ten days. It is the right moment: you know what you like, what gets in the way, what is missing. Adjustments are made remotely, with your consent, during the call.</p>
<h2>When does it take longer?</h2>
<p>Beyond six hours, it is no longer a fitting but a project: a consumer unit to rebuild, a full set of motors or a villa on several floors takes a day, sometimes two. The quote says so. In a new build, we come three times, at the same stages as the electrician.</p>
<p>The budget depends on the house. A first installation starts at €1,500, fitting included. For an exact figure, <a href="/en/contact">ask for a quote</a>: it is free.</p>`,
    meta_title: "Smart home installation: the day, hour by hour",
    meta_description:
      "Preparation, consumer unit, sensors, scenes, handing over: how a Lumidar installation unfolds from start to finish, most often within four hours.",
  },
  "renover-une-maison-ancienne-sans-ouvrir-les-murs": {
    title: "Bringing an old house up to date without opening the walls",
    slug: "bringing-an-old-house-up-to-date-without-opening-the-walls",
    excerpt:
      "Stone walls, tiles, painted ceilings: an old house takes to technology very well, as long as nothing is torn from it. How we go about it.",
    content: `<p>A house in the medina or a villa from the fifties already has everything: volume, inertia, materials. It doesn’t need transforming. It needs company, without a channel cut in a tiled wall.</p>
<h2>Look before you fit</h2>
<p>We start with three surveys. The wiring first: an old consumer unit without residual current protection comes before anything else. Then the thickness of the walls, which decides how far radio will carry. Finally the materials: what can be drilled, and what cannot.</p>
<h2>Keep the switches</h2>
<p>Porcelain, brass, Bakelite: old fittings are often beautiful. If they are sound, a <a href="/en/products/grain-in-wall-micromodule">micromodule</a> slips in behind. The gesture stays, and the lamp can be controlled.</p>
<p>If they must be replaced, choose something that will age with the house. The <a href="/en/products/medina-double-brass-switch">Médina switch</a> is made of unlacquered brass; in five years, it will look as if it had always been there.</p>
<p><a href="/en/products/medina-double-brass-switch">Médina double brass switch</a></p>
<h3>What if there is no neutral?</h3>
<p>In many houses from before 1980, only two wires reach the switch box. There are two answers: a dimmer made for the purpose, or a module placed at the light fitting. Neither requires a new cable.</p>
<h2>Let the waves through</h2>
<p>A stone wall sixty centimetres thick lets little through. The patio lets everything through. We place the hub where it can see the courtyard, and each powered device relays the next. In a house on several floors, a second <a href="/en/products/phare-radio-gateway">gateway</a> on the roof terrace covers the whole.</p>
<p>A test is worth more than a calculation. We come with three test devices and measure, room by room, before drawing up the final plan.</p>
<h2>Light what deserves it</h2>
<p>An old house is revealed in touches. A strip behind a cornice, a narrow spotlight on an arch, a portable lamp in an alcove. Avoid uniform lighting: it flattens the walls.</p>
<ul>
<li>Stay below 2,700 K: lime and wood love amber.</li>
<li>Hide the source, show the effect.</li>
<li>Dim low: 20% is usually enough.</li>
</ul>
<figure><img alt="Staircase with a line of light along each step, beside a lit alcove" src="/uploads/scenarios" /><figcaption>An alcove and a staircase: two threads of light, and the wall keeps all its relief.</figcaption></figure>
<h2>Heat with inertia</h2>
<p>A thick wall takes time to warm up, and just as long to cool. Abrupt control gets nowhere with it. A radiator thermostat that learns this rhythm, such as <a href="/en/products/tempo-radiator-thermostat">Tempo</a>, starts an hour or two ahead. You gain in comfort before you save on the bill.</p>
<h2>Watch the humidity</h2>
<p>Old houses breathe. If you add airtight windows, you have to ventilate. One sensor per damp room tells you when to air it, and reports a leak before it stains the plaster.</p>
<blockquote>The best equipment is what you could take away without leaving a trace.</blockquote>
<h2>A project in three days</h2>
<ol>
<li><strong>Day one</strong>: making the consumer unit safe, fitting the modules.</li>
<li><strong>Day two</strong>: sensors, gateways, light motors.</li>
<li><strong>Day three</strong>: lighting, scenes, and an evening to try them after dark.</li>
</ol>
<p>Do you have a house you dare not touch? <a href="/en/contact">Show it to us</a>. Those are the ones we like best.</p>`,
    meta_title: "Smart home in an old house, without opening walls",
    meta_description:
      "Stone walls, brass switches, boxes without neutral: how to equip an old house without cutting into it, keeping its materials and its character.",
  },
};
