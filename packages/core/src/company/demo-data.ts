import type { Settings } from '@meetcute/contract';
import { type CompanyData, companyData } from './company-data.ts';

/** Domains that nobody can own (RFC 2606 and 6761), such as `www.site.example`. */
const RESERVED = /(^|[.@])(example|test|invalid|localhost|example\.(com|net|org))\.?$/i;

/** Words that mark invented data, as in the sites of the demo. */
const MARK = /\((demo|invented|firma wymyślona)\)/i;

/** Returns whether a host name or e-mail address is under a domain that nobody can own. */
export const isReservedDomain = (name: string): boolean => RESERVED.test(name.trim());

/** Data of a demo in the settings of a site. */
export interface DemoData {
  /** Keys that lead to it. */
  readonly path: readonly (string | number)[];
  readonly value: string;
  /** Domain that nobody owns, or text that is marked as invented. */
  readonly kind: 'domain' | 'mark';
}

/** Returns the data that only a demo can have: texts that are marked as invented, and domains that nobody can own. */
export function findDemoData(
  settings: Pick<Settings, CompanyData | 'tradenames' | 'advertisers'>,
): DemoData[] {
  const { tradenames, advertisers = {} } = settings;
  const texts = [
    ...companyData.flatMap((name) => {
      const value = settings[name];
      return Array.isArray(value)
        ? value.map((each, index) => ({ path: [name, index], value: each }))
        : [{ path: [name], value: value ?? '' }];
    }),
    ...tradenames.map(({ name }, index) => ({ path: ['tradenames', index, 'name'], value: name })),
    ...Object.entries(advertisers).map(([kind, value]) => ({
      path: ['advertisers', kind],
      value: value ?? '',
    })),
  ];
  const names = ['domain', 'email', 'support_email'];
  return texts.flatMap(({ path, value }): DemoData[] => {
    if (MARK.test(value)) return [{ path, value, kind: 'mark' }];
    return names.includes(String(path[0])) && isReservedDomain(value)
      ? [{ path, value, kind: 'domain' }]
      : [];
  });
}
