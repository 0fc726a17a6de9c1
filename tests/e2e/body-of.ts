import type { APIResponse } from "@playwright/test";

/** Parses a response as the type that the caller expects. Fails with its text where it refused. */
export async function bodyOf<Body>(response: APIResponse): Promise<Body> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as Body; // a wrong guess shows in what the journey then expects of it
}
