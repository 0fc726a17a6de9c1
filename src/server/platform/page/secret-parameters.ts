/** Query parameters that hold a secret: pages with one are neither cached nor counted, because their links are no one
 *  else's. */
export const SECRET_PARAMETERS = ["apercu", "jeton", "lancement"];
