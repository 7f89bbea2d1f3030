import type { Client } from '@meetcute/client';
import type { Settings } from '@meetcute/contract';
import { FALLBACK_TIMEZONE, type KnownTrafficSource } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import { createClock } from '../clock/create-clock.ts';
import { createBirthDatePrompt } from '../contact/birth-date.ts';
import { createNotices } from '../notices/notices.ts';
import { createCallCache } from './create-call-cache.ts';
import { createClientStore } from './client-store.ts';
import type { I18n, Meetcute } from './context.ts';
import { reportSettings } from './report-settings.ts';
import { browserPorts, type Ports } from './ports.ts';

declare const process: { env: { NODE_ENV?: string } };

/** Options of `createMeetcute`. */
export interface MeetcuteOptions {
  /** Client of the member API. */
  client: Client;
  /** Settings of the site. */
  settings: Settings;
  /** Texts of the page, from `createI18n` of `@meetcute/i18n`. */
  i18n: I18n;
  /** Cache of call results from `createCallCache`, for instance with the server's data. Default: a new one. */
  queryClient?: QueryClient;
  /** Traffic source that brought the visitor here. Default: null, unknown. */
  trafficSource?: KnownTrafficSource;
  /** Time zone in which the server renders the page, by its IANA name. Default: UTC. */
  timeZone?: string;
  /** Time at which the server rendered the page, in ms since the epoch. Default: now. */
  drawnAt?: number;
  /** Ports to replace, for instance in tests and stories. Default: the browser's own ports. */
  ports?: Partial<Ports>;
}

/**
 * Creates the value of `MeetcuteProvider`, which the hooks and parts of one page share. Call it outside of components:
 * once in the browser, and once for each request on the server, so that nothing is shared between members. It starts
 * nothing and needs no cleanup.
 */
export const createMeetcute = ({
  client,
  settings,
  i18n,
  queryClient = createCallCache(),
  trafficSource = null,
  timeZone = FALLBACK_TIMEZONE,
  ports: customPorts,
  ...otherOptions
}: MeetcuteOptions): Meetcute => {
  const ports = { ...browserPorts, ...customPorts };
  if (process.env.NODE_ENV !== 'production')
    reportSettings(settings, ports.log).catch((error: unknown) =>
      ports.log('The settings could not be checked.', error),
    );
  return {
    client,
    settings,
    i18n,
    queryClient,
    trafficSource,
    ports,
    clock: createClock(ports.now),
    drawnAt: otherOptions.drawnAt ?? ports.now().getTime(),
    timeZone,
    store: createClientStore(),
    notices: createNotices(),
    birthDate: createBirthDatePrompt(),
  };
};
