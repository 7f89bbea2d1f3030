import type { Settings } from '@meetcute/contract';
import { DAY_MS, href } from '@meetcute/core';

/** Days for which `security.txt` is valid. It is written for each request, so it never expires on a running host. */
const VALID_DAYS = 180;

/**
 * Returns `security.txt` (RFC 9116): where to report a weakness of the site, in the languages of its staff. Reports go to
 * the site's `support_email`.
 */
export function securityTxt(
  { domain, support_email: contact, domain_language: language }: Settings,
  now: Date,
): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
  const languages = [...new Set([language, 'en'])];
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: https://${domain}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Address to which password managers send members whose password is weak or known to others. */
export const changePasswordAddress = (): string => `${href('account')}#password`;
