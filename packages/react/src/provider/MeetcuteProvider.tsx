import type { Settings } from '@meetcute/contract';
import type { Client } from '@meetcute/client';
import type { KnownTrafficSource } from '@meetcute/core';
import { useMemo, useState, type ReactNode } from 'react';
import { createBirthDatePrompt } from '../contact/birthDate.ts';
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
  ports,
  children,
}: MeetcuteProviderProps) {
  const [birthDate] = useState(createBirthDatePrompt);
  const value = useMemo(
    () => ({ client, settings, trafficSource, ports: { ...browserPorts, ...ports }, birthDate }),
    [client, settings, trafficSource, ports, birthDate],
  );
  return <MeetcuteContext value={value}>{children}</MeetcuteContext>;
}
