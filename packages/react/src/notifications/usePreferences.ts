import { mutationFor } from '@meetcute/client';
import { calls, type NotificationPage, type Preferences } from '@meetcute/contract';
import { channelsOf, withPreference, type Channel, type PreferenceKind } from '@meetcute/core';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, useSettings } from '../provider/context.ts';
import {
  changeNotifications,
  notificationsKey,
  notificationsOf,
  notificationsQuery,
} from './notificationsQuery.ts';

/** How the member wants to be told of things. */
export interface PreferencesData {
  /** Undefined while they are not known. */
  preferences: Preferences | undefined;
  /** The ways of telling that the site has. */
  channels: readonly Channel[];
  /** Changes one preference; it shows at once, and goes back where it could not be saved. */
  onChange: (kind: PreferenceKind, channel: Channel, isOn: boolean) => void;
  /** Words for a change that could not be saved; undefined while there is nothing to say. */
  error: string | undefined;
}

const SAVING = ['save preferences'];

const show = (queryClient: QueryClient, preferences: Preferences) =>
  changeNotifications(queryClient, (known) => ({ ...known, preferences }));

/** The preferences by kind and channel. Changes are sent in their order; each holds those before it. */
export function usePreferences(): PreferencesData {
  const queryClient = useQueryClient();
  const client = useClient();
  const settings = useSettings();
  const errorText = useErrorText();
  const { data: preferences } = useQuery({
    ...notificationsQuery(client, queryClient),
    select: (page: NotificationPage) => page.preferences,
  });
  const confirmed = useRef<Preferences>(undefined);
  const { mutationFn, meta } = mutationFor(client, calls.saveNotifications);
  const isLast = () => queryClient.isMutating({ mutationKey: SAVING }) <= 1;
  const save = useMutation({
    mutationKey: SAVING,
    meta,
    mutationFn: (wanted: Preferences) => mutationFn({ payload: { preferences: wanted } }),
    scope: { id: SAVING.join() },
    onSuccess: (_, wanted) => {
      confirmed.current = wanted;
    },
    onError: () => {
      // What is wanted now holds this one too, and is still to be sent.
      if (isLast() && confirmed.current) show(queryClient, confirmed.current);
    },
  });
  return {
    preferences,
    channels: channelsOf(settings),
    onChange: (kind, channel, isOn) => {
      const known = notificationsOf(queryClient)?.preferences;
      if (!known) return;
      if (queryClient.isMutating({ mutationKey: SAVING }) === 0) confirmed.current = known;
      const wanted = withPreference(known, kind, channel, isOn);
      // An answer that is on its way knows nothing of this yet.
      void queryClient.cancelQueries({ queryKey: notificationsKey });
      show(queryClient, wanted);
      save.mutate(wanted);
    },
    error: save.error ? errorText(save.error) : undefined,
  };
}
