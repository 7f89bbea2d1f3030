import { run } from '@zootools/email-spell-checker';
import { emailProblem } from '../sign-up/fields.ts';
import { mailDomains, topLevelDomains } from './mail-domains.ts';

export { mailDomains } from './mail-domains.ts';

/** Maximum edit distance at every level of the domain (spec: email.didyoumean.domain-threshold). */
const THRESHOLD = 2;

/** Names of the mail domains without their endings, each once. */
const names = [...new Set(mailDomains.map((domain) => domain.slice(0, domain.indexOf('.'))))];

/**
 * Suggests the e-mail address that was probably meant. Returns the whole address, or null without a better
 * one. The suggestion never makes an address invalid (spec: email.didyoumean.suggestion-only).
 */
export function suggestEmail(email: string): string | null {
  const address = email.trim();
  if (emailProblem(address)) return null;
  const suggestion = run({
    email: address,
    domains: [...mailDomains],
    secondLevelDomains: names,
    topLevelDomains: [...topLevelDomains],
    domainThreshold: THRESHOLD,
    secondLevelThreshold: THRESHOLD,
    topLevelThreshold: THRESHOLD,
  });
  if (!suggestion) return null;
  // Keep the local part as typed: the library lowercases the whole address.
  const suggestedAddress = `${address.slice(0, address.lastIndexOf('@'))}@${suggestion.domain}`;
  return suggestedAddress.toLowerCase() === address.toLowerCase() || emailProblem(suggestedAddress)
    ? null
    : suggestedAddress;
}
