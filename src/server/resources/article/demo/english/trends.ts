import type { EnglishArticle } from "./english-article.ts";

/** Articles on trends in English, by French slug. */
export const ENGLISH_TRENDS: Record<string, EnglishArticle> = {
  "la-technologie-qui-se-retire": {
    title: "Technology that steps back",
    slug: "technology-that-steps-back",
    excerpt: "Fewer screens, more substance, objects that wait to be touched. The smart home is entering its age of discretion.",
    content: `<p>Ten years ago, you could tell a smart home by its screens. They glowed in the corridor, in the kitchen, on the fridge. Today, the projects we admire are known by what you do not see in them.</p>
<h2>The return of the hand</h2>
<p>Voice control has found its place: when your hands are full, when you are already in bed. It has not replaced the gesture. Turning a knob, pressing a key or drawing a curtain takes less attention than putting a sentence together.</p>
<p>The new objects remember that. They have weight, a stop, a click. The <a href="/en/products/halo-rotary-dimmer">Halo dimmer</a> was born of this idea: you set a lamp as you set the volume on an old amplifier.</p>
<p><a href="/en/products/halo-rotary-dimmer">Halo rotary dimmer</a></p>
<h2>Materials that age</h2>
<p>Shiny plastic turns yellow. Brass darkens, wood gains a polish, glass stays. Since a switch is the object you touch most in a house, it deserves the material of a door handle.</p>
<p>It is also a question of time. An object you find beautiful gets repaired. An ordinary one gets replaced.</p>
<figure><img alt="The rockers of a brass switch, seen close up" src="/uploads/interrupteur-detail" /><figcaption>Unlacquered brass darkens where the hand rests.</figcaption></figure>
<h2>There when needed</h2>
<p>The screen hasn’t disappeared: it has learnt to switch itself off. It wakes as you approach, shows three things, then goes back to being a square of black glass. Lighting is gaining the same restraint. A night light at 5%, aimed at the floor, takes the place of the ceiling lamp.</p>
<ul>
<li>Fewer indicator lights that never go out.</li>
<li>Fewer notifications, better chosen.</li>
<li>Fewer apps: a single one, rarely opened.</li>
</ul>
<h2>Knowing without watching</h2>
<p>For a long time, the camera was the sensor that did everything. Indoors, it is giving way to simpler measurements. A radar knows that someone is there, without knowing who. A CO₂ sensor counts the sleepers, in its way. The house understands enough to help, and too little to pry.</p>
<h2>Intelligence at home</h2>
<p>Today’s hubs are as powerful as a small computer. What used to leave for a distant server is now worked out in the hall cupboard: learning that a room takes forty minutes to warm up, recognising a habit, suggesting a scene.</p>
<p>Suggesting, not imposing. That is the line we have drawn for ourselves. The house suggests once; if you say no, it remembers.</p>
<blockquote>Sometimes the best interface is a window opened at the right moment.</blockquote>
<h2>What it changes for a project</h2>
<p>We choose fewer objects, and choose them better. The budget moves from screens to lamps, from gadgets to blinds. The installer arrives earlier, along with the architect. Cables are planned, positions thought through, then everything disappears.</p>
<h3>Three questions for your project</h3>
<ol>
<li>What will you see when you come in at night, with everything off?</li>
<li>What will you touch every day?</li>
<li>What will you still be able to repair in ten years’ time?</li>
</ol>
<p>The answers draw a quiet house. To see these objects up close, browse the catalogue’s <a href="/en/products?category=Interfaces">interfaces</a>, or come and turn and press them at the <a href="/en/contact">Sousse showroom</a>.</p>`,
    meta_title: "Smart homes: technology learns to be discreet",
    meta_description:
      "Fewer screens, more substance, modest sensors and an intelligence that stays at home: the quiet trends that are shaping the smart home today.",
  },
  "vivre-avec-la-lumiere-du-jour": {
    title: "Living with daylight",
    slug: "living-with-daylight",
    excerpt: "Artificial light can follow the rhythm of the sun. What is known, what isn’t known yet, and how to try it in your own home.",
    content: `<p>In the morning, light is cool and comes from above. In the evening, it is warm and comes from the side. For thousands of years, we knew no other. So-called circadian lighting tries to bring that rhythm indoors.</p>
<h2>What is known</h2>
<p>Light sets our internal clock. Bright, blue-rich light in the morning helps us wake. The same light, late in the evening, delays sleep. These two effects are well established.</p>
<p>Daylight remains the most effective. An overcast sky still gives 10,000 lux; a well-lit living room, barely 300. No lamp replaces a walk.</p>
<h2>What isn’t known yet</h2>
<p>The exact benefits of variable indoor lighting depend on people, on age and on habits. Beware of promises with figures attached. We prefer to speak of comfort: light that follows the day is more pleasant, and that is reason enough for it.</p>
<h2>Trying it at home</h2>
<h3>In the morning</h3>
<p>In the bathroom and the kitchen, go up towards 5,000 K for half an hour. Open the curtains at the same time, slowly.</p>
<h3>During the day</h3>
<p>Let the sun do its work. A light sensor turns off what isn’t needed. Near a desk, keep to 4,000 K and a light without reflections.</p>
<h3>In the evening</h3>
<p>Two hours before bed, go below 2,700 K and dim the light. Choose several low lamps rather than one on the ceiling: the room looks larger and calmer.</p>
<h3>At night</h3>
<p>A path of amber light, at 5%, to the bathroom. Enough to walk by, too little to wake you.</p>
<h2>What you need</h2>
<ul>
<li>Tunable white sources, from 2,000 to 6,500 K, such as the <a href="/en/products/lueur-e27-bulb">Lueur bulb</a>.</li>
<li>Good colour rendering: at least 90.</li>
<li>Dimming without flicker, down to 1%.</li>
<li>A manual control, for the nights you stay up.</li>
</ul>
<p><a href="/en/products/lueur-e27-bulb">Lueur E27 bulb</a></p>
<h2>Start with a bedroom</h2>
<p>It is the room where the effect is easiest to notice. A pendant, two bedside lamps, a motorised curtain: the “Wake up” scene takes twenty minutes, with no alarm. If you take to it, extend it to the bathroom, then to the corridor.</p>
<blockquote>You don’t notice beautiful light. You notice that you feel well.</blockquote>
<p>Write down your impressions for two weeks, then turn the automation off for a few days. Comparing is the best test: if fixed white seems harsh, you have your answer.</p>
<h2>Two common mistakes</h2>
<p><strong>Changing too fast.</strong> Going from white to amber in ten seconds draws the eye and breaks up conversation. Allow an hour, as the sun does.</p>
<p><strong>Forgetting the other lights.</strong> A television in “dynamic” mode or a phone held close to the face undoes part of the effort. Turn them down too.</p>
<p>The <a href="/en/products/coupole-pendant-light">Coupole pendant</a> and the rest of the range can be discovered in the <a href="/en/products">catalogue</a>. In the showroom, a windowless room plays out a whole day in five minutes.</p>`,
    meta_title: "Living with daylight, all through the house",
    meta_description:
      "What is known about lighting that follows the sun, what isn’t known yet, and how to try it at home, from waking to the night, with simple equipment.",
  },
};
