import type { Settings } from '@meetcute/contract';
import type { Client } from '@meetcute/client';
import type { KnownTrafficSource } from '@meetcute/core';
import { useMemo, useState, type ReactNode } from 'react';
import { createBirthDatePrompt } from '../contact/birthDate.ts';
import { createClientStore, type ClientStore } from './clientStore.ts';
import { MeetcuteContext } from './context.ts';
import { browserPorts, type Ports } from './ports.ts';

/** Props of `MeetcuteProvider`. */
export interface MeetcuteProviderProps {
  /** Client of the member API. */
  client: Client;
  /** Settings of the site. */
  settings: Settings;
  /** Traffic source that brought the visitor here. Default: null, unknown. */
  trafficSource?: KnownTrafficSource;
  /** Client store, for instance to read it in tests. Default: a new one. */
  store?: ClientStore;
  /** Ports to replace, for instance in tests and stories. Default: the browser's own ports. */
  ports?: Partial<Ports>;
  /** Application that uses the hooks and parts. */
  children: ReactNode;
}

/** Provides client, settings and ports to all hooks and parts below. Render it inside a `QueryClientProvider`. */
export function MeetcuteProvider({
  client,
  settings,
  trafficSource = null,
  store: sharedStore,
  ports,
  children,
}: MeetcuteProviderProps) {
  const [birthDate] = useState(createBirthDatePrompt);
  const [ownStore] = useState(createClientStore);
  const store = sharedStore ?? ownStore;
  const value = useMemo(
    () => ({ client, settings, trafficSource, store, ports: { ...browserPorts, ...ports }, birthDate }),
    [client, settings, trafficSource, store, ports, birthDate],
  );
  return <MeetcuteContext value={value}>{children}</MeetcuteContext>;
}
