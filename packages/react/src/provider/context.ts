import type { Settings } from '@meetcute/contract';
import type { KnownTrafficSource } from '@meetcute/core';
import type { Client } from '@meetcute/client';
import { createContext, useContext } from 'react';
import type { BirthDatePrompt } from '../contact/birthDate.ts';
import type { Ports } from './ports.ts';

/** What every part of a site may need: its client, its settings, and its doors to the browser. */
export interface Meetcute {
  readonly client: Client;
  readonly settings: Settings;
  readonly trafficSource: KnownTrafficSource;
  readonly ports: Ports;
  readonly birthDate: BirthDatePrompt;
}

export const MeetcuteContext = createContext<Meetcute | null>(null);

function useMeetcute(): Meetcute {
  const value = useContext(MeetcuteContext);
  if (value) return value;
  throw new Error(
    'A Meetcute hook was used outside <MeetcuteProvider>, so there is no client and no settings. ' +
      'Wrap the application, test or story in <MeetcuteProvider client settings ports>.',
  );
}

/** The client of the member API. Throws outside `MeetcuteProvider`. */
export const useClient = (): Client => useMeetcute().client;

/** The settings of the site. Throws outside `MeetcuteProvider`. */
export const useSettings = (): Settings => useMeetcute().settings;

/** The doors to the browser. Throws outside `MeetcuteProvider`. */
export const usePorts = (): Ports => useMeetcute().ports;

/** The question for the date of birth. Throws outside `MeetcuteProvider`. */
export const useBirthDatePromptStore = (): BirthDatePrompt => useMeetcute().birthDate;

/** Where the visitor came from, by the address or the cookie of before; null where nothing is known. Throws outside `MeetcuteProvider`. */
export const useTrafficSource = (): KnownTrafficSource => useMeetcute().trafficSource;
