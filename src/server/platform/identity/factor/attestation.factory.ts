import { createHash, createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { type Attest, bytes, text } from "./authenticator.factory.ts";

/** Encodes a value below 64 KiB in DER (X.690): its tag, its length, its parts. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const octets = (...parts: Buffer[]) => der(0x04, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const number = (value: number) => der(0x02, Buffer.from([value]));
const level = (value: number) => der(0x0a, Buffer.from([value]));

const ECDSA_SHA256 = sequence(oid("2a8648ce3d040302"));

/** The algorithm as CBOR, -7. */
const ES256 = Buffer.concat([text("alg"), Buffer.from([0x26])]);

const distinguishedName = (name: string) => sequence(der(0x31, sequence(oid("550403"), der(0x0c, Buffer.from(name)))));

const sign = (data: Buffer, key: KeyObject) => createSign("sha256").update(data).sign(key);

type Certified = { subject: string; serial: number; publicKey: KeyObject; extensions: Buffer[] };

/** Builds a certificate (RFC 5280) by an authority « Racine », valid from 2026 to 2049. */
function certificate({ subject, serial, publicKey, extensions }: Certified, authority: KeyObject): Buffer {
  const validity = sequence(der(0x17, Buffer.from("260101000000Z")), der(0x17, Buffer.from("491231235959Z")));
  const content = sequence(
    der(0xa0, number(2)),
    number(serial),
    ECDSA_SHA256,
    distinguishedName("Racine"),
    validity,
    distinguishedName(subject),
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(...extensions)),
  );
  return sequence(content, ECDSA_SHA256, der(0x03, Buffer.from([0]), sign(content, authority)));
}

/** Builds the extension that names the list of revoked certificates. */
function revocationList(url: string): Buffer {
  return sequence(oid("551d1f"), octets(sequence(sequence(der(0xa0, der(0xa0, der(0x86, Buffer.from(url))))))));
}

/** Builds the extension in which Android's key store names the challenge of a key. */
function keyDescription(challenge: Buffer): Buffer {
  const description = sequence(number(3), level(1), number(4), level(1), octets(challenge), octets(), sequence(), sequence());
  return sequence(oid("2b06010401d679020111"), octets(description));
}

/** Attests as Android's key store does, correctly in all but its root, which the attacker has made. It names a list of
 *  revoked certificates. */
export function androidKey(crlUrl: string): Attest {
  return ({ authData, clientData, publicKey, privateKey }) => {
    const clientDataHash = createHash("sha256").update(clientData).digest();
    const root = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const revoked = revocationList(crlUrl);
    const leaf = { subject: "Feuille", serial: 2, publicKey, extensions: [keyDescription(clientDataHash), revoked] };
    const anchor = { subject: "Racine", serial: 1, publicKey: root.publicKey, extensions: [revoked] };
    const signature = sign(Buffer.concat([authData, clientDataHash]), privateKey);
    const chain = [leaf, anchor].map((content) => bytes(certificate(content, root.privateKey)));
    const statement = Buffer.concat([
      Buffer.from([0xa3]),
      ES256,
      text("sig"),
      bytes(signature),
      text("x5c"),
      Buffer.from([0x82]),
      ...chain,
    ]);
    return { fmt: "android-key", statement };
  };
}

/** Attests by the passkey's own key, without certificates. */
export const selfSigned: Attest = ({ authData, clientData, privateKey }) => {
  const clientDataHash = createHash("sha256").update(clientData).digest();
  const signature = sign(Buffer.concat([authData, clientDataHash]), privateKey);
  const statement = Buffer.concat([Buffer.from([0xa2]), ES256, text("sig"), bytes(signature)]);
  return { fmt: "packed", statement };
};

/** Attests in any format, with certificates that are none. */
export function withFalseCertificates(fmt: string): Attest {
  return () => ({ fmt, statement: Buffer.concat([Buffer.from([0xa1]), text("x5c"), Buffer.from([0x81]), bytes(Buffer.alloc(40))]) });
}
