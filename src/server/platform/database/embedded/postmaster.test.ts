import { expect, it } from "vitest";
import { startPostmaster } from "./postmaster.ts";

it("notices the end of a postmaster whose last line arrives after it", async () => {
  const ready = "(sleep 0.2; echo 'ready to accept connections' >&2) &";
  const { ended } = await startPostmaster({ command: ["/bin/sh", "-c", ready], cluster: "", port: 0, onLog: () => {} });
  expect(await ended).toBe("code 0");
});
