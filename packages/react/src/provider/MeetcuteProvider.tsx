import type { Settings } from '@meetcute/contract';
import type { Client } from '@meetcute/client';
import type { KnownTrafficSource } from '@meetcute/core';
import { useMemo, useState, type ReactNode } from 'react';
import { createBirthDatePrompt } from '../contact/birthDate.ts';
import { MeetcuteContext } from './context.ts';
import { browserPorts, type Ports } from './ports.ts';

export interface MeetcuteProviderProps {
  client: Client;
  settings: Settings;
  /** Where the visitor came from. Default: not known. */
  trafficSource?: KnownTrafficSource;
  /** Doors to replace; the browser's own where left out. */
  ports?: Partial<Ports>;
  children: ReactNode;
}

/** Gives every hook and part below its client, settings and ports. Stands inside a `QueryClientProvider`. */
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
