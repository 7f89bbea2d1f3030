import { EMAIL_MAX } from './limits.ts';

const LOCAL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+${LABEL}$`);
const ASCII = /^\p{ASCII}*$/u;
/** Characters that end the host of an address, which a domain in other scripts must not contain. */
const NOT_OF_HOSTS = /[\s%:/?#@\\[\]]/;

/** Maximum length of the domain of an address (RFC 5321). */
const DOMAIN_MAX = 255;

/** Returns a domain in ASCII and lower case; null for a text that is none. Browsers convert it in the same way. */
function asciiDomain(text: string): string | null {
  if (ASCII.test(text)) return text.toLowerCase();
  const url = `http://${text}`;
  return NOT_OF_HOSTS.test(text) || !URL.canParse(url) ? null : new URL(url).hostname;
}

/**
 * Returns an e-mail address as mail servers take it, with its domain in ASCII; null for an invalid one. Accepts what
 * browsers accept in fields of the type `email`, but only domains with a dot (spec: email.server-check-needs-at-and-dot).
 */
export function asciiEmail(email: string): string | null {
  const address = email.trim();
  const index = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(0, index));
  const domain = asciiDomain(address.slice(index + 1));
  if (!domain || domain.length > DOMAIN_MAX || !LOCAL.test(local) || !DOMAIN.test(domain)) return null;
  const ascii = `${local}@${domain}`;
  return ascii.length <= EMAIL_MAX ? ascii : null;
}

/**
 * Returns the form of an e-mail address in which all spellings of it are equal: in lower case, with its domain in ASCII.
 * A text that is no address is only trimmed and in lower case.
 */
export const emailKey = (email: string): string => (asciiEmail(email) ?? email.trim()).toLowerCase();

/**
 * Returns whether mail can reach an e-mail address: its domain ends like a top-level domain, which browsers do not ask for.
 */
export const canReceiveMail = (email: string): boolean =>
  /\.(?:xn--[a-z\d-]+|[a-z]{2,})$/.test(asciiEmail(email) ?? '');
