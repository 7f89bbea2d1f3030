import { createSiteFile, type NewSite } from '@meetcute/demo';
import { readFileSync } from 'node:fs';
import { inPackage } from '../../../start/environment.ts';
import { siteFile } from './answers.ts';

/** Returns the variables of a real host, as the guide of deployment has them. */
const variables = (): string =>
  readFileSync(inPackage('@meetcute/host', 'deploy/meetcute.env.example'), 'utf8');

const readMe = ({ id, siteName, hosts }: NewSite) => `# ${siteName.trim()}

A site of Meetcute. Everything about it is in \`sites/${id}.json\`; settings that are not there have their defaults.

| command              | what it does                                                                    |
| -------------------- | ------------------------------------------------------------------------------- |
| \`npx meetcute start\` | serves http://${hosts.find((host) => host.endsWith('localhost'))}:3000 with demo people, and prints their log-ins |
| \`npx meetcute check\` | lists what is wrong in \`sites\`, with line and mend                              |
| \`npx meetcute help\`  | lists the other commands                                                        |

## Before members come

1. Replace what is marked \`(demo)\` in \`sites/${id}.json\`, the e-mail addresses, and \`hosts\`: the first one is in links.
2. Remove \`"demo": true\`. The host then refuses invented data.
3. Check the minimum age (\`min_age\`) and the countries against the law there.
4. Copy \`.env.example\` to \`.env\`, and name the database and the mail server there. With a database of its own the host
   shows no demo people.
5. Run \`npx meetcute check\` until it says that the site is complete.
`;

/** Returns the files of a new site by path. Only the first one must be new. */
export const newFiles = (site: NewSite): Readonly<Record<string, string>> => ({
  [siteFile(site)]: `${JSON.stringify(createSiteFile(site), null, 2)}\n`,
  'README.md': readMe(site),
  '.env.example': variables(),
  '.gitignore': '.data\n.env\nnode_modules\n',
});
