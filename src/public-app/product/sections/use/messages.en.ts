const add = { title: "Add it", text: "The app finds it and asks for its name." };

export const m: typeof import("./messages.fr.ts").m = {
  worksWith: "Works with",
  provide: "What you need",
  hub: (protocols) => (protocols.length > 0 ? `A hub: this product speaks ${protocols.join(" and ")}` : "A hub to connect it"),
  neutral: "A neutral wire where it is fitted",
  noNeutral: "No neutral wire: two wires are enough",
  box: (depth) => `A wall box ${depth}\u00a0mm deep`,
  included: "In the box",
  inPlace: "In its place",
  fitting: "Fitted in four steps",
  steps: {
    bulb: [
      { title: "Switch off", text: "Turn the light off and let the old bulb cool down." },
      { title: "Screw it in", text: "It takes the place of the old one, in the same holder." },
      { title: "Switch on", text: "Leave the switch on, so that it can always be reached." },
      add,
    ],
    box: [
      { title: "Cut the power", text: "At the panel, then check that there is no voltage. In doubt? Leave it to an electrician." },
      { title: "Connect", text: "Follow the wiring diagram, terminal by terminal." },
      { title: "Fit it", text: "Fold the wires to the back of the box, then fasten it." },
      { title: "Add it", text: "Turn the power on again: the app finds it." },
    ],
    rail: [
      { title: "Cut the power", text: "At the main breaker, then check that there is no voltage." },
      { title: "Clip it on", text: "The module takes its place on the panel’s DIN rail." },
      { title: "Connect", text: "An electrician follows the wiring diagram." },
      { title: "Add it", text: "Turn the power on again: the app finds it." },
    ],
    plug: [
      { title: "Plug it in", text: "Into an ordinary socket, without tools." },
      add,
      { title: "Plug the device in", text: "Leave its own switch on: the plug is in charge." },
      { title: "Try it", text: "Switch on and off from the app." },
    ],
    free: [
      { title: "Power it up", text: "It needs neither a wall box nor an electrician." },
      add,
      { title: "Put it in its place", text: "The installation guide says where it works best." },
      { title: "Try it", text: "The app confirms that it answers from there." },
    ],
  },
};
