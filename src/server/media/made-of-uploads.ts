/** Where the widths and formats of pictures are kept, under the uploads folder. */
export const RENDITIONS_FOLDER = "renditions";

/** Where the pictures beside shared links are kept, under the uploads folder. */
export const CARDS_FOLDER = "cards";
