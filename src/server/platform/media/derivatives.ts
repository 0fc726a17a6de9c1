/** Where the widths and formats of pictures are stored, under the uploads folder. */
export const RENDITIONS_FOLDER = "renditions";

/** Where the datasheets made of products are stored, under the uploads folder. */
export const DATASHEETS_FOLDER = "datasheets";

/** Where the pictures beside shared links are stored, under the uploads folder. */
export const CARDS_FOLDER = "cards";
