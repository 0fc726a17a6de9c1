declare global {
  interface Window {
    /** Buttons that were pressed before the app could answer, in order; gone once it can. */
    earlyPresses?: HTMLElement[];
  }
}

/** Runs in the document by itself: nothing outside of this function is there. */
function awaitApp() {
  const root = document.documentElement;
  /** How far one scrolls before the header turns white, in pixels. Source: specification §9. */
  const followScroll = () => root.toggleAttribute("data-scrolled", window.scrollY > 50);
  window.addEventListener("scroll", followScroll, { passive: true });
  followScroll();

  window.earlyPresses = [];
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
    if (button) window.earlyPresses?.push(button);
  });
}

/** The script that stands in the head: what must not wait for the app on a slow line. Links, forms and disclosures answer by themselves. */
export const BEFORE_HYDRATION = `(${awaitApp.toString()})()`;
