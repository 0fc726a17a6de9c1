import { describe, expect, it } from "vitest";
import { startWebhookReceiver } from "#server/testing/webhook-receiver.ts";
import { postMessage } from "#server/platform/webhook/post-message.ts";
import { isAcceptable, isReachable } from "./public-address.ts";

const PUBLIC = { allowsLoopback: false };

const PRIVATE_ADDRESSES = `
  127.0.0.1 127.8.9.1 0.0.0.0 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 100.127.255.254
  192.0.0.8 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255
  :: ::1 fe80::1 fc00::1 fd12:3456::1 ff02::1 fec0::1 2001:db8::1 100::1
  ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:10.0.0.1 ::127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::a00:1 2002:7f00:1:: 2001::1
  ::7f00:1 ::a00:1 ::2 ::ffff:0:7f00:1 ::ffff:0:a00:1 64:ff9b::a9fe:a9fe 64:ff9b::808:808 2002:a00:1::1 2002:808:808::1 2001:0:808:808::1
  100:0:0:1::1 100::ffff 100:0:0:2::1 2001:2::1 2001:10::1 2001:20::1 2001:1::1 2001:4:112::1 2620:4f:8000::1 3fff::1 3ffe::1 5f00::1
  2a00::5efe:7f00:1 2a00::200:5efe:a00:1 4000::1 8000::1 fe00::1 febf::1 ff0e::1 0.1.2.3 192.0.0.171 192.88.99.1 192.31.196.1
  192.52.193.1 192.175.48.1 198.19.255.255 239.1.1.1 255.0.0.1`
  .trim()
  .split(/\s+/);

describe("INP-12: the addresses that webhooks may lead to", () => {
  it.each(PRIVATE_ADDRESSES)("an endpoint never has the address %s", (address) => {
    expect(isReachable(address, PUBLIC)).toBe(false);
  });

  it.each([
    "8.8.8.8",
    "100.63.255.255",
    "172.32.0.1",
    "2606:4700:4700::1111",
    "::ffff:8.8.8.8",
    "::ffff:808:808",
    "2a00:1450:4007:80e::200e",
    "2001:4860:4860::8888",
  ])("an endpoint may have the address %s", (address) => {
    expect(isReachable(address, PUBLIC)).toBe(true);
  });

  it.each([
    "http://exemple.com/",
    "ftp://exemple.com/",
    "https://nom:secret@exemple.com/",
    "https://localhost/x",
    "https://LOCALHOST./x",
    "https://api.localhost:8443/x",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://017700000001/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::7f00:1]/",
    "https://[100:0:0:1::1]/",
    "https://169.254.169.254/latest/meta-data",
  ])("the URL %s is refused without DNS", (url) => {
    expect(isAcceptable(new URL(url), PUBLIC)).toBe(false);
  });

  it("an address is public, or loopback if that is allowed, and otherwise refused", () => {
    expect(isAcceptable(new URL("https://exemple.com:8443/x?y=1"), PUBLIC)).toBe(true);
    expect(isAcceptable(new URL("http://127.0.0.1:3000/"), { allowsLoopback: true })).toBe(true);
    expect(isAcceptable(new URL("http://api.localhost:3000/"), { allowsLoopback: true })).toBe(true);
    expect(isAcceptable(new URL("http://exemple.com/"), { allowsLoopback: true })).toBe(false);
    expect(isAcceptable(new URL("https://10.0.0.1/"), { allowsLoopback: true })).toBe(false);
  });

  it("an address is checked after the name was resolved: a name of this machine gets no connection", async () => {
    const receiver = await startWebhookReceiver();
    const { port } = new URL(receiver.url);
    const message = { headers: {}, body: "{}" };
    const refused = await postMessage(`https://localhost:${port}/`, message, PUBLIC);
    expect(refused).toEqual({ status: null, reply: "Cette URL mène à une adresse privée\u202f: rien n’a été envoyé." });
    const allowed = await postMessage(`http://localhost:${port}/`, message, { allowsLoopback: true });
    expect(allowed.status).toBe(204);
    expect(receiver.received).toHaveLength(1);
    await receiver.stop();
  });
});

describe("messages to an endpoint", () => {
  const LOOPBACK = { allowsLoopback: true };
  const message = { headers: {}, body: "{}" };

  it("a message does not follow a redirect", async () => {
    const receiver = await startWebhookReceiver();
    receiver.answer((response) => void response.writeHead(307, { location: "/ailleurs" }).end());
    expect((await postMessage(receiver.url, message, LOOPBACK)).status).toBe(307);
    expect(receiver.received.map(({ path }) => path)).toEqual(["/evenements"]);
    await receiver.stop();
  });

  it("one kilobyte of the reply is read, of an endless one too", async () => {
    const receiver = await startWebhookReceiver();
    receiver.answer((response) => {
      const pour = () => {
        while (!response.destroyed && response.write("x".repeat(10_000)));
        if (!response.destroyed) response.once("drain", pour);
      };
      pour();
    });
    expect(await postMessage(receiver.url, message, LOOPBACK)).toEqual({ status: 200, reply: "x".repeat(1024) });
    await receiver.stop();
  });

  it("a message is given up when the endpoint is silent, from the start or in the middle of its reply", async () => {
    const receiver = await startWebhookReceiver();
    receiver.answer(
      () => {},
      (response) => void response.write("…"),
    );
    for (const _ of [1, 2])
      expect(await postMessage(receiver.url, message, { ...LOOPBACK, timeoutMs: 100 })).toEqual({
        status: null,
        reply: "Pas de réponse en 15 secondes.",
      });
    await receiver.stop();
  });

  it("a failed message says why it did not arrive", async () => {
    const receiver = await startWebhookReceiver();
    await receiver.stop();
    expect((await postMessage(receiver.url, message, LOOPBACK)).reply).toContain("ECONNREFUSED");
  });
});
