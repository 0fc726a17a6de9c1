/** The administrator of every test server. */
export const ADMINISTRATOR = { username: "admin", password: "un mot de passe de test" };
