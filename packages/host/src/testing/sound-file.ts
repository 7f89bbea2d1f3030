import { keyOf } from '../start/site-file/site-problem.ts';
import type { HostSite } from '../start/sites.ts';
import type { SoundFile } from '../check/site-problems.ts';

/** Returns a file without errors of a site, with its id as its name. */
export function soundFile(site: HostSite): SoundFile {
  const file = `${site.id}.json`;
  return {
    file,
    site,
    problems: [],
    problemAt: (level, path, what, mend) => ({ level, file, key: keyOf(path), what, mend }),
  };
}
