/** Most bytes of all pictures of a page, as a phone loads them: some seconds on a slow line. */
export const PAGE_PICTURE_BYTES_MAX = 1_000_000;

/** Most pictures of a page. */
export const PAGE_PICTURES_MAX = 40;
