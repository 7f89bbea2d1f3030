import type { Settings } from '@meetcute/contract';
import { namelessAdverts } from '@meetcute/core';

/** Returns a sentence for the operator about adverts without an advertiser; null when each has one. */
export function advertiserWarning(
  settings: Pick<Settings, 'name' | 'member_resell' | 'advertisers'>,
): string | null {
  const missing = namelessAdverts(settings);
  if (missing.length === 0) return null;
  return (
    `${settings.name}: adverts don't name the company that pays for them: ${missing.join(', ')}. ` +
    "Add it to 'settings.advertisers' in the file of the site, because the law asks for it."
  );
}
