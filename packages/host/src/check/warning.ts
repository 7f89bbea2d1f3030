import type { Settings } from '@meetcute/contract';
import { pagePlaces } from './places.ts';
import { companyHoles } from './report.ts';

/** Returns a sentence for the operator about pages with holes; null when each page is complete. */
export async function companyDataWarning(settings: Settings): Promise<string | null> {
  const holes = companyHoles(settings, await pagePlaces(settings));
  if (holes.length === 0) return null;
  return (
    `${settings.name}: empty settings leave holes in the pages of the site: ${holes.join('; ')}. ` +
    'Fill them in the file of the site, because the law asks for them.'
  );
}
