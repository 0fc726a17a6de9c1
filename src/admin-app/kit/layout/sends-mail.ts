/** Whether mails leave from here; the page says so. */
export const SENDS_MAIL = document.documentElement.dataset.sendsMail === "true";
