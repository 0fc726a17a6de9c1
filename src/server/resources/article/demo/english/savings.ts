import type { EnglishArticle } from "./english-article.ts";

/** Articles on savings in English, by French slug. */
export const ENGLISH_SAVINGS: Record<string, EnglishArticle> = {
  "passer-l-ete-au-frais-sans-climatiser-davantage": {
    title: "Staying cool all summer without more air conditioning",
    slug: "staying-cool-all-summer-without-more-air-conditioning",
    excerpt: "Keeping heat out costs less than fighting it. Shade, night air, a sensible set point: the plan for a summer’s day.",
    content: `<p>In Sousse, a west-facing wall takes the sun from two in the afternoon until evening. Once heat has come in through the glass, hardly any of it goes out again. The air conditioning is then working against a radiator you have left on: your window.</p>
<h2>Shade first</h2>
<p>An outside blind stops the sun before it reaches the glass. An indoor curtain stops it afterwards, when it is already too late. If you equip one thing this year, make it the window that gets the most sun.</p>
<p>This is where automation makes all the difference. We rarely close a blind at the right time: we are at work, or we wait until we are hot. A <a href="/en/products/voile-blind-motor">blind motor</a> that knows where the sun is acts an hour before you do.</p>
<h3>Three simple settings</h3>
<ul>
<li>Close halfway, not all the way: the room keeps its view and its light.</li>
<li>Begin with the east in the morning, end with the west in the evening.</li>
<li>Let the wind decide when to fold the awning, with a <a href="/en/products/sahel-weather-station">weather station</a>.</li>
</ul>
<p><a href="/en/products/voile-blind-motor">Voile blind motor</a></p>
<h2>Night air</h2>
<p>As soon as it is cooler outside than in, open up. In July, that is often after ten at night. Two temperature sensors are enough to know: the app tells you, and the windows are up to you.</p>
<p>Early in the morning, close them again before the sun touches the walls. A stone house keeps that coolness until the middle of the afternoon.</p>
<figure><img alt="Bedroom in the evening: the wall panel reads 21.5 degrees, a curtain frames the arched window" src="/uploads/climat" /><figcaption>Open up in the evening; close again in the morning, before the sun.</figcaption></figure>
<h2>A sensible set point</h2>
<p>Setting the air conditioning to 19 °C cools no faster than 26 °C. The unit simply runs for longer. Every extra degree of coolness adds a few per cent to what it uses.</p>
<p>We recommend a range rather than a figure: between 25 and 27 °C when the room is occupied, nothing when it is empty. A <a href="/en/products/onde-radar-presence-sensor">presence sensor</a> knows the difference, even when you are reading without moving.</p>
<h2>Humidity, so often forgotten</h2>
<p>At the same temperature, air at 70% humidity feels far heavier than air at 45%. By the sea, your air conditioner’s “dry” mode is often enough, for a fraction of the electricity.</p>
<blockquote>The cheapest coolness is the one you never let escape.</blockquote>
<h2>A typical day</h2>
<ol>
<li><strong>6.30 a.m.</strong> The windows close, the blinds on the east side come down.</li>
<li><strong>Midday.</strong> The south blinds move halfway. The air conditioning stays off.</li>
<li><strong>2 p.m.</strong> The west front goes into the shade.</li>
<li><strong>5.30 p.m.</strong> You come home: the living room goes to 26 °C, and only the living room.</li>
<li><strong>10 p.m.</strong> It is cooler outside. A discreet notification invites you to open up.</li>
</ol>
<h2>Habits that cost nothing</h2>
<p>Before buying any equipment, try these four habits for a week. They show what your house can do on its own, and so what is worth automating.</p>
<ul>
<li>Close the doors of sunny rooms: the corridor stays cool.</li>
<li>Cook early in the morning, or outdoors. An hour of the oven heats a kitchen for the evening.</li>
<li>Switch off whatever feels warm: a computer, a router and a television give off as much heat as a person.</li>
<li>Wet the terrace at sunset, if water isn’t short: the air coming in loses two degrees.</li>
</ul>
<p>Note the living room temperature at four o’clock, every day. If it falls with these habits, blinds and two sensors will do the rest. If it doesn’t move, the heat is coming through the roof, and insulation is what needs discussing first.</p>
<h2>What you can expect</h2>
<p>Among our customers, shade, presence and a steady set point together clearly reduce the use of air conditioning, by up to 30% of the home’s energy in favourable cases. The result depends on insulation, orientation and your habits. We measure it with you, before and after.</p>
<p>To find out which window to equip first, <a href="/en/contact">ask for a visit</a>. An hour on site, a plan of your façades, and a clear answer.</p>`,
    meta_title: "Stay cool all summer without more air conditioning",
    meta_description:
      "Shade, night air and a sensible set point: how blinds and sensors keep the house cool in summer without pushing up the air conditioning or the bill.",
  },
  "les-veilles-cachees-une-semaine-pour-les-trouver": {
    title: "Hidden standby: a week to track it down",
    slug: "hidden-standby-a-week-to-track-it-down",
    excerpt:
      "A device that is switched off isn’t always off. With a metering plug and a little method, a week is enough to find what is quietly using power.",
    content: `<p>A small red light, a lukewarm adaptor, a clock nobody looks at. Each uses little. Together, in an ordinary house, they can add up to a second fridge.</p>
<h2>Understand what you are looking for</h2>
<p>Standby is measured in watts, a bill in kilowatt-hours. Getting from one to the other is simple: a device that uses 10 W day and night consumes 88 kWh a year. That is why a few watts matter.</p>
<h2>The method, day by day</h2>
<h3>Monday: take a tour</h3>
<p>Write down everything that stays plugged in. Television, router, games console, printer, coffee machine, chargers, speakers, air conditioners. The gate, the pool pump and the hot water cylinder are often forgotten.</p>
<h3>Tuesday to Thursday: measure</h3>
<p>A <a href="/en/products/relais-smart-plug">metering plug</a> moves from one device to the next. Leave it for a day in each place: some devices wake at night to update themselves.</p>
<p><a href="/en/products/relais-smart-plug">Relais smart plug</a></p>
<h3>Friday: sort</h3>
<p>Put your measurements into three columns.</p>
<ul>
<li><strong>Cut without regret</strong>: printer, console, coffee machine, second television.</li>
<li><strong>Cut at night</strong>: amplifier, computer screen, water feature, heated towel rail.</li>
<li><strong>Leave alone</strong>: fridge, router, alarm, hub, medical devices.</li>
</ul>
<h3>Saturday: automate</h3>
<p>Group the devices in the first two columns into a “Night” scene and an “Away” scene. One press on your way out, and they are off. When you come back, they are on again before you need them.</p>
<h3>Sunday: do nothing</h3>
<p>It is also a good way to check that nothing is missing.</p>
<h2>The most common surprises</h2>
<p><strong>A television on “quick start”</strong> can use more than 15 W to save two seconds. The option can be turned off in its settings.</p>
<p><strong>The pool pump</strong> often runs for twice as long as it needs to, because nobody has touched the timer since the summer.</p>
<p><strong>The old freezer in the garage</strong>, almost empty, is sometimes the most expensive appliance in the house.</p>
<p><strong>The electric water heater</strong> holds its temperature day and night. If it is only used morning and evening, two periods of two hours are often enough, and the water stays hot in between.</p>
<h2>Follow a circuit rather than a socket</h2>
<p>Some things can’t be unplugged: lighting, water heater, air conditioning. A <a href="/en/products/grain-in-wall-micromodule">micromodule</a> in the junction box meters the whole circuit. The app then shows the day hour by hour, and you see at once what never sleeps.</p>
<p>Start with the three circuits that run the longest: hot water, air conditioning, pool. Lighting comes later. With LED lamps it weighs little; you equip it for comfort, rarely for the bill.</p>
<figure><img alt="Modules in a row in a consumer unit, their channels lit on the front" src="/uploads/module-din" /><figcaption>One module per circuit: consumption can be read at the board as well as in the app.</figcaption></figure>
<h2>Keep the benefit</h2>
<p>Set yourself a reference: what the house uses at three in the morning. That is your base load, the one you pay for 365 nights a year. Look at it once a month. If it goes up, a new device has moved in.</p>
<p>Our installers take this reading when they commission the system. To have it done, <a href="/en/contact">write to us</a>, or discover <a href="/en/features">energy management</a>.</p>`,
    meta_title: "Hidden standby: find it and cut it within a week",
    meta_description:
      "A metering plug, seven days and a little method: how to find the devices that draw power on standby, sort them and cut them off without a thought.",
  },
};
