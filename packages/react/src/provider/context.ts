import type { Settings } from '@meetcute/contract';
import type { KnownTrafficSource } from '@meetcute/core';
import type { Client } from '@meetcute/client';
import { createContext, useContext } from 'react';
import type { BirthDatePrompt } from '../contact/birthDate.ts';
import type { ClientStore } from './clientStore.ts';
import type { Ports } from './ports.ts';

/** Value that `MeetcuteProvider` provides. */
export interface Meetcute {
  /** Client of the member API. */
  readonly client: Client;
  /** Settings of the site. */
  readonly settings: Settings;
  /** Traffic source that brought the visitor here; null when unknown. */
  readonly trafficSource: KnownTrafficSource;
  /** State of the page that no call returns. */
  readonly store: ClientStore;
  /** Ports to the browser. */
  readonly ports: Ports;
  /** Prompt for a missing date of birth. */
  readonly birthDate: BirthDatePrompt;
}

/** Context of `MeetcuteProvider`; null outside of it. */
export const MeetcuteContext = createContext<Meetcute | null>(null);

function useMeetcute(): Meetcute {
  const value = useContext(MeetcuteContext);
  if (value) return value;
  throw new Error(
    'A Meetcute hook was used outside <MeetcuteProvider>, so there is no client and no settings. ' +
      'Wrap the application, test or story in <MeetcuteProvider client settings ports>.',
  );
}

/** Returns the client of the member API. Throws outside `MeetcuteProvider`. */
export const useClient = (): Client => useMeetcute().client;

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
