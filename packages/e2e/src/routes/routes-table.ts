import { LANGUAGES } from '@meetcute/contract';
import { brands } from '../brands.ts';
import type { ObservedRoute } from './observe-routes.ts';

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

/** Formats a value of each brand: once where the brands agree. */
function perBrand(values: readonly string[]): string {
  if (new Set(values).size === 1) return values[0] ?? '';
  return values.map((value, index) => `${value} (${brands[index]?.template})`).join(', ');
}

const bytes = (count: number | null): string => {
  if (count === null) return '';
  return count === 0 ? '0' : `${(count / 1000).toFixed(1)} kB`;
};

const authOf = ({ auth, loginUnless }: ObservedRoute['route']): string =>
  loginUnless ? `${auth}, or an open search` : auth;

/** Returns `docs/reference/routes.md`: every path with its definition, and what a host responded to a visitor and a member. */
export const routesTable = (observedRoutes: readonly ObservedRoute[]): string =>
  [
    '# Routes of a site',
    '',
    '`npm run routes` writes this page. Paths and auth are those of the route table (`packages/core/src/routes/table.ts`).',
    'The other columns are responses of the built host to requests of a visitor and of a member, on both demo brands. A',
    'journey repeats the requests and compares everything but the sizes, in `npm test` in English and one other language.',
    '',
    `- **Languages**: the page was requested in ${LANGUAGES.length} languages (${LANGUAGES.join(', ')}). Those in which it was drawn are`,
    '  counted.',
    '- **Script**: gzip size of the scripts of the first load, before an interaction. Content pages have none, and landing',
    '  pages, home and sign-up at most 20 kB.',
    '',
    row(
      'path',
      'auth',
      'layout',
      'languages',
      'visitor',
      'member',
      ...brands.map(({ template }) => `script, ${template}`),
    ),
    row('---', '---', '---', '---', '---', '---', ...brands.map(() => '---')),
    ...observedRoutes.map(({ path, route, layout, languages, visitor, member, scripts }) =>
      row(
        `\`${path}\``,
        authOf(route),
        layout,
        languages.length === 0 ? '' : String(languages.length),
        perBrand(visitor),
        perBrand(member),
        ...scripts.map(bytes),
      ),
    ),
    '',
  ].join('\n');

/** Returns a table without the sizes of scripts, which every change of the code changes. A size of 0 stays. */
export const withoutSizes = (table: string): string => table.replaceAll(/\d+\.\d kB/g, 'kB');
