import type { Settings } from '@meetcute/contract';
import type { KnownTrafficSource } from '@meetcute/core';
import type { Client } from '@meetcute/client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { I18nextProviderProps } from 'react-i18next';
import type { Clock } from '../clock/create-clock.ts';
import type { BirthDatePrompt } from '../contact/birth-date.ts';
import type { Notices } from '../notices/notices.ts';
import type { ClientStore } from './client-store.ts';
import type { Ports } from './ports.ts';

/** i18next instance with the texts of a page. */
export type I18n = I18nextProviderProps['i18n'];

/** Client, texts and state that the hooks and parts of one page share. Create it with `createMeetcute`. */
export interface Meetcute {
  /** Client of the member API. */
  readonly client: Client;
  /** Cache of call results. */
  readonly queryClient: QueryClient;
  /** State of the page that no call returns. */
  readonly store: ClientStore;
  /** Settings of the site. */
  readonly settings: Settings;
  /** Texts of the page. */
  readonly i18n: I18n;
  /** Traffic source that brought the visitor here; null when unknown. */
  readonly trafficSource: KnownTrafficSource;
  /** Ports to the browser. */
  readonly ports: Ports;
  /** The passing of time. */
  readonly clock: Clock;
  /** Time at which the server rendered the page, or at which the page was opened, in ms since the epoch. */
  readonly drawnAt: number;
  /** Time zone in which the server rendered the page. */
  readonly timeZone: string;
  /** Short messages of the page. */
  readonly notices: Notices;
  /** Prompt for a missing date of birth. */
  readonly birthDate: BirthDatePrompt;
}

/** Context of `MeetcuteProvider`; null outside of it. */
export const MeetcuteContext = createContext<Meetcute | null>(null);

/** Returns the value of `MeetcuteProvider`. Throws outside `MeetcuteProvider`. */
export function useMeetcute(): Meetcute {
  const value = use(MeetcuteContext);
  if (value) return value;
  throw new Error(
    'A Meetcute hook was used outside <MeetcuteProvider>, so there is no client, no settings and no texts. ' +
      'Wrap the application, test or story in <MeetcuteProvider value={createMeetcute({ client, settings, i18n })}>, ' +
      'and call createMeetcute outside of the component.',
  );
}

/** Returns the client of the member API. Throws outside `MeetcuteProvider`. */
export const useClient = (): Client => useMeetcute().client;

/** Returns the cache of call results. Throws outside `MeetcuteProvider`, with an error that names it. */
export const useQueryClient = (): QueryClient => useMeetcute().queryClient;

/** Returns the client store of the page. Throws outside `MeetcuteProvider`. */
export const useClientStore = (): ClientStore => useMeetcute().store;

/** Returns the settings of the site. Throws outside `MeetcuteProvider`. */
export const useSettings = (): Settings => useMeetcute().settings;

/** Returns the ports to the browser. Throws outside `MeetcuteProvider`. */
export const usePorts = (): Ports => useMeetcute().ports;

/** Returns the prompt for a missing date of birth. Throws outside `MeetcuteProvider`. */
export const useBirthDatePromptStore = (): BirthDatePrompt => useMeetcute().birthDate;

/**
 * Returns the traffic source from the URL or an earlier cookie; null when unknown. Throws outside `MeetcuteProvider`.
 */
export const useTrafficSource = (): KnownTrafficSource => useMeetcute().trafficSource;
