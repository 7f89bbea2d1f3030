import {
  parse,
  settings as settingsFields,
  type Settings,
  type SettingsFile,
  type Shop,
} from '@meetcute/contract';
import { settingEffects, settingsSchema } from '@meetcute/contract/openapi';
import { findLanguageProblems } from '@meetcute/core';
import { completeSettings } from '@meetcute/demo';
import { findUnknownKeys } from '../unknown-key.ts';
import { reportUnknown } from './read-parts.ts';
import { reportIssues } from './schema-issues.ts';
import { isObject, type Json } from './site-json.ts';
import type { Report } from './site-problem.ts';

/** Keys of a site file, outside its settings. */
export const siteKeys = [
  '$schema',
  'id',
  'demo',
  'hosts',
  'redirects',
  'settings',
  'texts',
  'partners',
  'shop',
] as const;

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Returns settings from which defaults can follow: those of a wrong type are left out, and reported later. */
const usable = (value: Json): SettingsFile => {
  const { allowed_values: choices, countries, ...others } = value;
  return {
    ...others,
    countries: isList(countries) ? countries : [],
    ...(isObject(choices) && { allowed_values: choices }),
  } as unknown as SettingsFile;
};

/** Reports languages that are there twice, and a list without that of the site itself. */
function reportLanguages({ languages, domain_language: domainLanguage }: Json, report: Report): void {
  if (!isList(languages)) return;
  const { repeatedIndexes, lacksOwn } = findLanguageProblems(languages, domainLanguage);
  for (const index of repeatedIndexes)
    report(
      ['settings', 'languages', index],
      `is '${languages[index]}', which the list has already`,
      'Remove one of them.',
    );
  if (lacksOwn)
    report(
      ['settings', 'languages'],
      `has no '${String(domainLanguage)}', the language of the site itself`,
      "Add it, or give 'domain_language' one of the list: mails to members without a language are in it.",
    );
}

/** Returns the settings of a site file with their defaults; null after it has reported what is wrong. */
export function readSettings(
  { settings: value, shop: givenShop }: Json,
  { hosts, shop }: { hosts: readonly string[]; shop: Shop | null },
  report: Report,
): Settings | null {
  if (!isObject(value)) {
    const what = value === undefined ? 'is missing' : 'is not an object';
    report(
      ['settings'],
      what,
      `Write it as { "name": …, "countries": … }; the reference 'Settings of a site' lists them.`,
    );
    return null;
  }
  const jsonSchema = settingsSchema();
  const unknownKeys = findUnknownKeys(jsonSchema, value, ['settings']);
  for (const { path, knownKeys } of unknownKeys)
    if (path.length === 2 && siteKeys.some((key) => key === path[1]))
      report(path, 'is no setting', `Move it out of 'settings', beside 'id'.`);
    else reportUnknown(path, knownKeys, report);
  const file = usable(value);
  const isPriceUnknown = !Number.isInteger(value['message_credits']) || (givenShop !== undefined && !shop);
  const complete = {
    ...completeSettings({ hosts, settings: file, ...(shop && { shop }) }),
    // Reported elsewhere, and nothing that is missing here.
    ...(hosts.length === 0 && { domain: 'unknown' }),
    ...(isPriceUnknown && { minimum_message_costs: value['minimum_message_costs'] ?? {} }),
    // As the file has them, also where no default can follow from them.
    ...Object.fromEntries(Object.entries(value).filter(([, each]) => !isObject(each))),
  };
  const input = {
    given: value,
    complete,
    schema: settingsFields,
    described: jsonSchema,
    effects: settingEffects,
  };
  if ((value['geoip_selected_country'] ?? null) !== null)
    report(['settings', 'geoip_selected_country'], 'is not null', 'Leave it out: each visitor chooses it.');
  reportLanguages(value, report);
  if (!reportIssues(['settings'], input, report)) return null;
  const result = parse(settingsFields, complete);
  return result.ok ? result.value : null;
}
