import type { EnglishArticle } from "./english-article.ts";

/** Articles on maintenance in English, by French slug. */
export const ENGLISH_MAINTENANCE: Record<string, EnglishArticle> = {
  "l-entretien-de-printemps-en-quarante-minutes": {
    title: "Spring maintenance in forty minutes",
    slug: "spring-maintenance-in-forty-minutes",
    excerpt:
      "Batteries, dust, updates, forgotten access: the yearly round that keeps a smart home reliable, in the order in which we do it ourselves.",
    content: `<p>A smart home needs little maintenance. That little counts. Once a year, in spring, set aside forty minutes. Put some music on, take a dry cloth and follow the list.</p>
<h2>Ten minutes: batteries</h2>
<p>Open the “Devices” page and sort by battery level. Replace everything below 20%. Write the date inside the cover with a felt-tip pen: next year, you will know.</p>
<ul>
<li>Don’t use rechargeable batteries in sensors: their lower voltage distorts the reading.</li>
<li>Don’t mix a new battery with an old one.</li>
<li>Take used ones to a collection point; our showroom is one.</li>
</ul>
<h2>Ten minutes: dust</h2>
<p>A soft, dry cloth is enough for screens, motion lenses and indoor cameras. For an outdoor camera, use a damp cloth with no product. Sea salt scratches glass: rinse before you wipe.</p>
<h3>The smoke alarm</h3>
<p>Run the vacuum cleaner over the slots, with a soft brush, for two seconds. Then press the test button. Every alarm in the house should sound. After ten years, you don’t change the battery: you replace the <a href="/en/products/veille-smoke-alarm">alarm</a>.</p>
<figure><img alt="White smoke alarm on a ceiling, its green light on" src="/uploads/detecteur-fumee" /><figcaption>The green light says one thing only: the alarm has power. The test button says whether it can hear.</figcaption></figure>
<h2>Five minutes: updates</h2>
<p>The hub installs them at night, if you allow it. Just check that no device has been left behind. A device whose maker no longer publishes fixes raises a question: does it still belong on the network?</p>
<h2>Five minutes: access</h2>
<p>This is the step everyone forgets, and the most useful.</p>
<ol>
<li>Delete lock codes that are no longer used.</li>
<li>Remove the phones you have sold.</li>
<li>Check who can see the cameras.</li>
<li>Change the main password if it is more than two years old.</li>
</ol>
<h2>Five minutes: water and garden</h2>
<p>Pour a spoonful of water under the <a href="/en/products/margelle-water-leak-detector">leak detector</a>: it should sound. Run each irrigation zone for a minute and walk along the lines. A blocked nozzle is easy to see.</p>
<p>Open and close the main valve. A valve that never moves ends up sticking.</p>
<p><a href="/en/products/margelle-water-leak-detector">Margelle water leak detector</a></p>
<h2>Five minutes: scenes</h2>
<p>The days are getting longer, and the blinds should keep up. Go over your timetables, turn fixed times into “sunrise” and “sunset”, switch off the heating in rooms you no longer use.</p>
<p>While you are there, delete the scenes nobody has run since winter. A short list is easier to read, and there is less to hesitate over in the evening.</p>
<h2>What not to do</h2>
<ul>
<li>Reset a device that responds badly, before changing its battery.</li>
<li>Move the hub “just to see”: the whole network rearranges itself.</li>
<li>Paint over a sensor. It happens.</li>
</ul>
<h2>And if you would rather not think about it</h2>
<p>Our customers can leave this visit to us. We come once a year, leave a one-page report, and take the batteries away. There is no subscription: you <a href="/en/contact">call</a>, we come.</p>`,
    meta_title: "Maintaining your smart home in forty minutes",
    meta_description:
      "Batteries, dust, updates, forgotten access, irrigation: the spring checklist that keeps a smart home reliable, in forty minutes once a year.",
  },
  "quand-un-appareil-ne-repond-plus-la-bonne-methode": {
    title: "When a device stops responding: what to do",
    slug: "when-a-device-stops-responding-what-to-do",
    excerpt:
      "Battery, range, network, setting: four causes explain almost every fault. Here is how to find yours, calmly and in the right order.",
    content: `<p>A blind stops halfway, a lamp says “offline”. It is tempting to unplug everything. Resist: nine times out of ten, the cause is simple and can be found in five minutes, as long as you look in the right order.</p>
<h2>First, narrow it down</h2>
<p>One question leads to all the rest: what has stopped responding?</p>
<ul>
<li><strong>One device</strong>: battery, power or range.</li>
<li><strong>One room</strong>: a relay is down, often a plug that was pulled out.</li>
<li><strong>The whole house</strong>: the hub or the network.</li>
<li><strong>Only from afar</strong>: the Internet connection. At home, everything works.</li>
</ul>
<h2>A single device</h2>
<h3>The battery</h3>
<p>Replace it with a new one from a known brand, even if the app still says 30%. In cold weather, a weak battery collapses all at once.</p>
<h3>The power</h3>
<p>A wall switch that is off leaves the bulb without power: it can no longer hear anything. This is the most common cause of an “offline” lamp that we meet. A module behind the switch avoids the problem for good.</p>
<h3>The range</h3>
<p>Bring the device closer to the hub. If it comes back, the matter is distance, or a wall. A mirror, an aquarium or a hot water cylinder also stops radio waves.</p>
<h2>A whole room</h2>
<p>In a mesh network, powered devices pass the signal on. If someone has unplugged the corridor plug for the vacuum cleaner, the living room may be cut off. Plug it back in and wait ten minutes: the network re-forms by itself.</p>
<p>Avoid relying on a single plug. Two or three relays per floor make for a restful mesh, and a <a href="/en/products/phare-radio-gateway">Phare gateway</a> helps in long houses.</p>
<p><a href="/en/products/phare-radio-gateway">Phare radio gateway</a></p>
<h2>The whole house</h2>
<p>Look at the ring on the <a href="/en/products/lumidar-atrium-hub">hub</a>.</p>
<ul>
<li><strong>Steady amber</strong>: all is well, the trouble is elsewhere.</li>
<li><strong>Pulsing amber</strong>: an update is under way. Let it finish.</li>
<li><strong>White</strong>: no Internet connection. Local scenes work.</li>
<li><strong>Off</strong>: check the socket, then the cable.</li>
</ul>
<p>To restart it, unplug it for ten seconds, no more. Your settings are kept.</p>
<h2>A setting that has changed</h2>
<p>Sometimes nothing is broken. One scene was changed, another contradicts it, a child has discovered the app. The history shows the time, the device and the author of each action. Read it before looking any further.</p>
<h2>What is best avoided</h2>
<ol>
<li><strong>Resetting first.</strong> You lose the name, the room and the scenes.</li>
<li><strong>Restarting everything at once.</strong> You no longer know what solved the problem.</li>
<li><strong>Opening anything connected to the mains.</strong> Cut the power, or call us.</li>
</ol>
<p>Change one thing at a time, wait two minutes, look. It takes a few moments longer, and it is the only way to know what really helped.</p>
<h2>Calling us, well prepared</h2>
<p>Before you call, note the device’s name, the time and the colour of the ring. With your consent, a technician looks at the hub’s log during the call. Most faults are solved without a visit.</p>
<p>Support can be reached 7 days a week, by phone or from the <a href="/en/contact">Contact page</a>.</p>`,
    meta_title: "Smart device offline: what to check, step by step",
    meta_description:
      "Battery, power, range, network, setting: why a smart device stops responding, and the order in which to check each cause without unplugging everything.",
  },
};
