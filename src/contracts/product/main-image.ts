/** The picture that stands for a product: the one marked as main, else the first; undefined where there is none. */
export function mainImageOf<Image extends { isMain: boolean }>(images: Image[]): Image | undefined {
  return images.find(({ isMain }) => isMain) ?? images[0];
}
