import { run } from '@zootools/email-spell-checker';
import { emailProblem } from '../sign-up/fields.ts';
import { mailDomains, topLevelDomains } from './mail-domains.ts';

export { mailDomains } from './mail-domains.ts';

/** How far a slip may be from what was meant, at every level (spec: email.didyoumean.domain-threshold). */
const THRESHOLD = 2;

/** The names of the mail domains without their endings, each once. */
const names = [...new Set(mailDomains.map((domain) => domain.slice(0, domain.indexOf('.'))))];

/**
 * The address that was probably meant, whole; null where nothing better is known. It is advice: an address with a
 * suggestion is as good as any other (spec: email.didyoumean.suggestion-only).
 */
export function suggestEmail(email: string): string | null {
  const address = email.trim();
  if (emailProblem(address)) return null;
  const found = run({
    email: address,
    domains: [...mailDomains],
    secondLevelDomains: names,
    topLevelDomains: [...topLevelDomains],
    domainThreshold: THRESHOLD,
    secondLevelThreshold: THRESHOLD,
    topLevelThreshold: THRESHOLD,
  });
  if (!found) return null;
  // The part before the at stays as it was typed: the library writes all in lower case.
  const suggested = `${address.slice(0, address.lastIndexOf('@'))}@${found.domain}`;
  return suggested.toLowerCase() === address.toLowerCase() || emailProblem(suggested) ? null : suggested;
}
