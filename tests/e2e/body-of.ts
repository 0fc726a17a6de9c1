import type { APIResponse } from "@playwright/test";

/** What the API answered, as the caller knows it to be. Fails, with its words, where it refused. */
export async function bodyOf<Body>(response: APIResponse): Promise<Body> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as Body; // a wrong guess shows in what the journey then expects of it
}
