import type { Settings } from '@meetcute/contract';
import {
  asSelectableCountry,
  selectedCountryOf,
  settingsOfVisitor,
  type VisitorCountries,
} from '@meetcute/core';
import type { ApiClient } from './api.ts';
import type { RequestHead } from './request-head.ts';
import type { HostSite } from './start/sites.ts';

/** Returns the country of a client: ISO 3166-1 alpha-2, in capitals. Null when unknown; never throws. */
export type CountryOf = (request: RequestHead, address: string | undefined) => string | null;

/** The client of a request, and the settings of its site for this visitor. */
export interface Visitor {
  /** The client, for the member API. */
  client: ApiClient;
  /** Settings with the visitor's countries. */
  settings: Settings;
}

/** Settings of visitors by their countries. Copying settings takes longer than the rest of a stored page's response. */
const visitorSettings = new WeakMap<Settings, Map<string, Settings>>();

function settingsFor(settings: Settings, { located, selected: selectedCountry }: VisitorCountries): Settings {
  // Values that nobody can choose share an entry, so that visitors can't fill the memory.
  const selectableCountry = asSelectableCountry(settings, selectedCountry);
  return visitorSettings
    .getOrInsertComputed(settings, () => new Map())
    .getOrInsertComputed(`${located} ${selectableCountry}`, () =>
      settingsOfVisitor(settings, { located, selected: selectableCountry }),
    );
}

/** Returns the client of a request to a site, and its settings. */
export function visitorOf(
  { id, settings }: HostSite,
  request: RequestHead,
  address: string | undefined,
  countryOf: CountryOf | undefined,
): Visitor {
  const country = countryOf?.(request, address) ?? null;
  const selectedCountry = selectedCountryOf(request.headers.get('cookie'));
  return {
    client: { site: id, address, country },
    settings: settingsFor(settings, { located: country, selected: selectedCountry }),
  };
}
