import { toSitePath } from "./site-path.ts";

/** Longest address that is counted, in characters, and its most parts. */
const COUNTED_LENGTH = 150;
const COUNTED_PARTS = 6;

/** Names of other programs' pages, for which scanners ask every site. */
const PROGRAMS =
  /^\/(?:wp-|(?:wp|wordpress|cgi|cgi-bin|phpmyadmin|pma|mysql|xmlrpc|vendor|owa|ecp|actuator|solr|jenkins|boaform|hnap1|remote|autodiscover|administrator|console|graphql|swagger|debug|server-status|backup|config|setup|install|shell|telescope|druid|manager|login|user|users|auth)(?:[/.]|$))/;

/** A part of a page's address: words, and at most the extension of a page or a document. */
const PART = /^[\p{Letter}\p{Number}](?:[\p{Letter}\p{Number} _-]*[\p{Letter}\p{Number}])?(?:\.(?:html?|pdf|aspx?|jsp))?$/u;

/** Text that may name a person or open something: a telephone number, a token. */
const PERSONAL = /\d{7,}|(?=[a-z-]*\d)[a-z0-9]{20,}/;

/** Reads the address under which a missing page is counted. Undefined for one that no link of ours could have, and for
 *  one that may name a person. */
export function toCountedPath(path: string): string | undefined {
  const asked = toSitePath(path);
  if (asked === undefined || asked === "/" || asked.length > COUNTED_LENGTH) return undefined;
  const parts = asked.slice(1).split("/");
  if (parts.length > COUNTED_PARTS || PROGRAMS.test(asked) || PERSONAL.test(asked)) return undefined;
  return parts.every((part) => PART.test(part)) ? asked : undefined;
}
