import type { Settings } from '@meetcute/contract';
import { selectedCountryOf, settingsOfVisitor } from '@meetcute/core';
import type { ApiClient } from './api.ts';
import type { HostSite } from './start/sites.ts';

/** Returns the country of a client: ISO 3166-1 alpha-2, in capitals. Null when unknown; never throws. */
export type CountryOf = (request: Request, address: string | undefined) => string | null;

/** The client of a request, and the settings of its site for this visitor. */
export interface Visitor {
  /** The client, for the member API. */
  client: ApiClient;
  /** Settings with the visitor's countries. */
  settings: Settings;
}

/** Returns the client of a request to a site, and its settings. */
export function visitorOf(
  { id, settings }: HostSite,
  request: Request,
  address: string | undefined,
  countryOf: CountryOf | undefined,
): Visitor {
  const country = countryOf?.(request, address) ?? null;
  const selected = selectedCountryOf(request.headers.get('cookie'));
  return {
    client: { site: id, address, country },
    settings: settingsOfVisitor(settings, { located: country, selected }),
  };
}
