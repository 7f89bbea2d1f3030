import { settingDefaults, type Settings, type SettingsFile, type Shop } from '@meetcute/contract';
import { lowestMessagePrices } from '@meetcute/core';
import { regionData } from '@meetcute/places';

/** Parts of a site file from which defaults follow. */
interface File {
  readonly hosts: readonly string[];
  readonly settings: SettingsFile;
  readonly shop?: Shop;
}

const groups = [
  'signup',
  'navigation',
  'chat',
  'likes',
  'my_profile',
  'notifications',
  'footer',
] as const satisfies readonly (keyof Settings)[];

/**
 * Returns the lowest and the highest price of a message by country: none where messages are free, else those of the packages for sale.
 * Undefined without a shop, whose prices nobody knows.
 */
function messagePrices({ settings, shop }: File): Settings['minimum_message_costs'] | undefined {
  if (settings.message_credits === 0) return {};
  return shop && lowestMessagePrices(shop, settings.message_credits);
}

/**
 * Completes the settings of a site file with the defaults of the contract (spec: const.default-template-classic), and with
 * those that follow from other settings: the first host name is the domain, and the first country that of unknown visitors.
 */
export function completeSettings(file: File): Settings {
  const { hosts, settings } = file;
  const { allowed_values, text_fields, ...defaults } = settingDefaults;
  const choices = settings.allowed_values ?? allowed_values;
  const texts = settings.text_fields ?? text_fields;
  const complete = {
    ...defaults,
    domain: hosts[0],
    geoip_country: settings.countries[0] ?? null,
    region_data: regionData(settings.countries),
    allowed_values: choices,
    visible_profile_fields: Object.keys(choices),
    text_fields: texts,
    visible_profile_notes: texts,
    minimum_message_costs: messagePrices(file),
    ...settings,
    ...Object.fromEntries(groups.map((name) => [name, { ...defaults[name], ...settings[name] }])),
  };
  // A site without a host name or price is refused when its file is read.
  return complete as Settings;
}
