import type { Settings } from '@meetcute/contract';

/** Countries of one visitor. */
export interface VisitorCountries {
  /** Country of the network address; null when unknown. */
  located: string | null;
  /** Country that the visitor has chosen, as received; null without a choice. */
  selected: string | null;
}

type Located = Pick<Settings, 'geoip_country' | 'geoip_selected_country'>;
type Offering = Pick<Settings, 'countries' | 'minimum_message_costs'>;

/** Returns the countries that a visitor can choose: those of the site and those with a price of a message, each once. */
export const selectableCountries = (settings: Offering): readonly string[] => [
  ...new Set([...settings.countries, ...Object.keys(settings.minimum_message_costs)]),
];

/** Returns a country that a visitor can choose; null for any other value. */
export const asSelectableCountry = (settings: Offering, value: string | null): string | null =>
  value !== null && selectableCountries(settings).includes(value) ? value : null;

/**
 * Returns the settings of one visitor: their countries replace those of the site's file. A choice counts only if the
 * site lets visitors choose that country (spec: settings.field.geoip).
 */
export const settingsOfVisitor = <S extends Located & Offering>(
  settings: S,
  { located, selected: selectedCountry }: VisitorCountries,
): S => ({
  ...settings,
  geoip_country: located ?? settings.geoip_country,
  geoip_selected_country: asSelectableCountry(settings, selectedCountry),
});

/** Returns the country of a visitor: the chosen one, else the one of the network address; null if unknown. */
export const visitorCountry = (settings: Located): string | null =>
  settings.geoip_selected_country ?? settings.geoip_country;
