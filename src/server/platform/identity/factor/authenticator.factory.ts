import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest();

/** Bits of the authenticator's data: user present, user verified, may be backed up, credential included (WebAuthn
 *  §6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const CREDENTIAL = 0x40;

/** CBOR (RFC 8949) of a byte string of 24 bytes to 64 KiB, as short as it can be. */
export function bytes(value: Buffer): Buffer {
  const size = value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 0xff];
  return Buffer.concat([Buffer.from(size), value]);
}

/** CBOR of a text shorter than 24 bytes. */
export function text(value: string): Buffer {
  return Buffer.from([0x60 + value.length, ...Buffer.from(value)]);
}

/** The public key as COSE writes it: EC2, ES256, P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const head = Buffer.from("a5010203262001", "hex");
  const coordinate = (label: number, value: string) => Buffer.concat([Buffer.from([label]), bytes(Buffer.from(value, "base64url"))]);
  return Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)]);
}

/** Deviation of an authenticator from its request. */
type Deviation = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number };

/** A new passkey that an authenticator attests. */
type Made = { authData: Buffer; clientData: Buffer; publicKey: KeyObject; privateKey: KeyObject };

/** Attests a new passkey: gives the format, and the statement as CBOR. */
export type Attest = (made: Made) => { fmt: string; statement: Buffer };

const withoutAttestation: Attest = () => ({ fmt: "none", statement: Buffer.from([0xa0]) });

/** An authenticator with one passkey, written after the WebAuthn specification: answers the requests that a browser
 *  hands to it. */
export function anAuthenticator({ isSynced = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const named = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" };

  function clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function authData(flags: number, { rpId = "lumidar.example", isVerified = true, counter = 0 }: Deviation): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const bits = flags | PRESENT | (isVerified ? VERIFIED : 0) | (isSynced ? BACKUP_ELIGIBLE : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), count]);
  }

  return {
    id: named.id,
    /** Makes its passkey, as `navigator.credentials.create` gives it. `options` is what the server sent. */
    register(options: string, deviation: Deviation = {}, attest = withoutAttestation) {
      const { challenge } = JSON.parse(options);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([authData(CREDENTIAL, deviation), Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const { origin = "https://lumidar.example" } = deviation;
      const client = clientData("webauthn.create", challenge, origin);
      const { fmt, statement } = attest({ authData: data, clientData: client, publicKey, privateKey });
      const fields = [text("fmt"), text(fmt), text("attStmt"), statement, text("authData"), bytes(data)];
      const attestationObject = Buffer.concat([Buffer.from([0xa3]), ...fields]).toString("base64url");
      return { ...named, response: { clientDataJSON: client.toString("base64url"), attestationObject, transports: ["internal"] } };
    },
    /** Uses its passkey, as `navigator.credentials.get` gives it. */
    use(options: string, deviation: Deviation = {}) {
      const { challenge } = JSON.parse(options);
      const { origin = "https://lumidar.example" } = deviation;
      const client = clientData("webauthn.get", challenge, origin);
      const data = authData(0, deviation);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const encoded = { clientDataJSON: client, authenticatorData: data, signature };
      const response = Object.fromEntries(Object.entries(encoded).map(([key, value]) => [key, value.toString("base64url")]));
      return { ...named, response };
    },
  };
}
