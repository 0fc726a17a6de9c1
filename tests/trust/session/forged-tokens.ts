import { generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";

/** A header of a request, and what is wrong with it. */
export type Forged = { what: string; authorization: string };

type Claims = Record<string, unknown>;

const encode = (value: unknown) => Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");

async function sign(key: string, claims: Claims, header: Record<string, unknown> = {}): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: "HS256", typ: "JWT", ...header }).sign(new TextEncoder().encode(key));
}

/** Headers that are no bearer token at all. */
function oddHeaders(token: string): Forged[] {
  const long = "a".repeat(7000);
  const headers = ["", "Bearer", "Bearer ", `Basic ${token}`, `Bearer ${token} ${token}`, `Bearer ${token}, ${token}`];
  const tokens = [".", "..", "a", "a.b", "a.b.c.d", "a.b.c.d.e", "..a", "%%%.%%%.%%%", `${token}==`, long, "null", "undefined"];
  return [...headers, ...tokens.map((value) => `Bearer ${value}`)].map((authorization) => ({
    what: `the header « ${authorization.slice(0, 30)} »`,
    authorization,
  }));
}

/** Tampers with the parts of a real token after it was signed. */
function tamper(token: string, claims: Claims): Forged[] {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const flipBit = (text: string) => `${text.slice(0, 5)}${text[5] === "A" ? "B" : "A"}${text.slice(6)}`;
  const none = ["none", "None", "NONE", "nOnE"].flatMap((alg) => [
    [`alg ${alg}`, `${encode({ alg, typ: "JWT" })}.${payload}.`],
    [`alg ${alg}, signed`, `${encode({ alg, typ: "JWT" })}.${payload}.${signature}`],
  ]);
  const headers = [
    { typ: "JWT" },
    { alg: "", typ: "JWT" },
    { alg: ["HS256"], typ: "JWT" },
    { alg: "HS384" },
    { alg: "HS512" },
    { alg: "RS256" },
  ];
  const cases: [string, string][] = [
    ...(none as [string, string][]), // pairs, as they are written above
    ...headers.map((value): [string, string] => [`header ${JSON.stringify(value)}`, `${encode(value)}.${payload}.${signature}`]),
    ["header that is no JSON", `${encode("{")}.${payload}.${signature}`],
    ["claims that are no JSON", `${header}.${encode("{")}.${signature}`],
    ["no signature", `${header}.${payload}`],
    ["empty signature", `${header}.${payload}.`],
    ["cut signature", `${header}.${payload}.${signature.slice(0, 10)}`],
    ["a bit of the header", `${flipBit(header)}.${payload}.${signature}`],
    ["a bit of the claims", `${header}.${flipBit(payload)}.${signature}`],
    ["a bit of the signature", `${header}.${payload}.${flipBit(signature)}`],
    ["later end", `${header}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`],
    ["raised role", `${header}.${encode({ ...claims, role: "admin" })}.${signature}`],
    ["encrypted", `${encode({ alg: "dir", enc: "A256GCM" })}..${encode("iv")}.${payload}.${signature}`],
  ];
  return cases.map(([what, value]) => ({ what, authorization: `Bearer ${value}` }));
}

/** Tokens of other keys, of headers that name a key, and of key pairs of the attacker's own. */
async function foreign(claims: Claims, canary: string): Promise<Forged[]> {
  const keys = ["secret", "changeme", "lumidar", "Lumidar", "admin", "another secret that is long enough too"];
  const named = [
    { kid: "../../../dev/null" },
    { kid: "' or 1=1 --" },
    { kid: canary },
    { jku: canary },
    { x5u: canary },
    { jwk: { kty: "oct", k: encode("secret") } },
    { crit: ["x"], x: 1 },
    { b64: false, crit: ["b64"] },
  ];
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const { privateKey: elliptic } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { privateKey: edwards } = generateKeyPairSync("ed25519");
  const byHand = (header: object, key: string) =>
    sign(key, claims).then((token) => `${encode(header)}.${token.split(".").slice(1).join(".")}`);
  const pairs: [string, Promise<string>][] = [
    ["RS256", new SignJWT(claims).setProtectedHeader({ alg: "RS256", typ: "JWT" }).sign(privateKey)],
    ["ES256", new SignJWT(claims).setProtectedHeader({ alg: "ES256", typ: "JWT" }).sign(elliptic)],
    ["EdDSA", new SignJWT(claims).setProtectedHeader({ alg: "EdDSA", typ: "JWT" }).sign(edwards)],
  ];
  const cases: [string, Promise<string>][] = [
    ...keys.map((key): [string, Promise<string>] => [`the key « ${key} »`, sign(key, claims)]),
    ...named.map((header): [string, Promise<string>] => [
      JSON.stringify(header).slice(0, 40),
      byHand({ alg: "HS256", typ: "JWT", ...header }, "secret"),
    ]),
    ...pairs,
  ];
  return Promise.all(cases.map(async ([what, token]) => ({ what, authorization: `Bearer ${await token}` })));
}

/** Tokens that our own key signed, as an attacker who stole it could: none of them is a session's. */
export async function ownKeyTokens(token: string, secret: string): Promise<Forged[]> {
  const claims = claimsOf(token);
  const now = Math.floor(Date.now() / 1000);
  const other = `${String(claims.jti).slice(0, -2)}${String(claims.jti).endsWith("AA") ? "BB" : "AA"}`;
  const changes: Claims[] = [
    ...[now - 1, 1, -1, 1e308, null, "9999999999", undefined].map((exp) => ({ exp })),
    { nbf: now + 3600 },
    { iat: undefined },
    { iat: now + 3600 },
    ...["ailleurs", undefined, null, ["x"]].flatMap((value) => [{ aud: value }, { iss: value }]),
    ...["999999", "0", "-1", "1 or 1=1", { $ne: 0 }, ["1"], null, undefined, 1].map((sub) => ({ sub })),
    ...[other, "", "inconnu", "../x", { $ne: "" }, [claims.jti], null, undefined].map((jti) => ({ jti })),
  ];
  const cases = await Promise.all(
    changes.map(async (change) => ({
      what: JSON.stringify(change),
      authorization: `Bearer ${await forge(secret, { ...claims, ...change })}`,
    })),
  );
  const typ = await sign(secret, claims, { typ: "idempotency+jwt" });
  return [...cases, { what: "another type", authorization: `Bearer ${typ}` }];
}

/** Signs whatever claims, also those that the library would refuse to write. */
async function forge(secret: string, claims: Claims): Promise<string> {
  const { createHmac } = await import("node:crypto");
  const body = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${body}.${createHmac("sha256", secret).update(body).digest("base64url")}`;
}

function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

/** Headers that open nothing and that tell their sender nothing: made from a token that is good, without our key. */
export async function forgedHeaders(token: string, canary: string): Promise<Forged[]> {
  const claims = claimsOf(token);
  return [...oddHeaders(token), ...tamper(token, claims), ...(await foreign(claims, canary))];
}
