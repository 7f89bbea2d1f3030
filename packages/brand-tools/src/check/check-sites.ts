import { checkSites, inspectSites, readEnvironment } from '@meetcute/host/start';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Check } from './problem.ts';

/** Checks the site files of the template, by the list of both `meetcute start` and the check of an operator. */
export const sitesCheck: Check = {
  name: 'sites',
  title: 'Site files',
  run: async ({ folder }) => {
    const sites = join(folder, 'sites');
    if (!existsSync(sites)) return [];
    const { data } = await checkSites(inspectSites(sites), readEnvironment({}));
    return data.files
      .flatMap(({ problems }) => problems)
      .map(({ level, file, line, column, key, what, mend }) => ({
        where: [relative(folder, file), line, column].filter((each) => each !== undefined).join(':'),
        what: `${key === '' ? 'The file' : `'${key}'`} ${what}.`,
        why: level === 'error' ? 'The host does not start with it.' : 'The host starts, with a warning.',
        mend,
      }));
  },
};
