/** What a person is called: the name they chose, else the one they sign in with. */
export function personName({ username, display_name }: { username: string; display_name: string }): string {
  return display_name || username;
}
