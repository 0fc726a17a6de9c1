/** Loads the pictures again that failed while the line was cut, also where no script follows them. */
export function loadPicturesAgain(): void {
  window.addEventListener("online", () => {
    for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) picture.src = picture.src; // oxlint-disable-line no-self-assign -- which loads it
  });
}
