import { mutationFor } from '@meetcute/client';
import { calls, type NotificationPage, type Preferences } from '@meetcute/contract';
import { channelsOf, withPreference, type Channel, type PreferenceKind } from '@meetcute/core';
import { useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, useQueryClient, useSettings } from '../provider/context.ts';
import {
  changeNotifications,
  notificationsKey,
  readNotifications,
  notificationsQuery,
} from './notifications-query.ts';

/** Notification preferences, and how to change them. */
export interface PreferencesData {
  /** Preferences by kind and channel; undefined before they are loaded. */
  preferences: Preferences | undefined;
  /** Notification channels that the site has. */
  channels: readonly Channel[];
  /** Changes one preference. The change shows at once and is reverted when saving fails. */
  onChange: (kind: PreferenceKind, channel: Channel, isOn: boolean) => void;
  /** Translated message when a change failed to save; undefined without a failure. */
  error: string | undefined;
}

const SAVING = ['save preferences'];

const show = (queryClient: QueryClient, preferences: Preferences) =>
  changeNotifications(queryClient, (cachedPage) => ({ ...cachedPage, preferences }));

/** Loads and changes the notification preferences. Changes are sent in order, each with all preferences. */
export function usePreferences(): PreferencesData {
  const queryClient = useQueryClient();
  const client = useClient();
  const settings = useSettings();
  const errorText = useErrorText();
  const { data: preferences } = useQuery({
    ...notificationsQuery(client, queryClient),
    select: (page: NotificationPage) => page.preferences,
  });
  const confirmedPreferences = useRef<Preferences>(undefined);
  const { mutationFn, meta } = mutationFor(client, calls.saveNotifications);
  const isLast = () => queryClient.isMutating({ mutationKey: SAVING }) <= 1;
  const save = useMutation({
    mutationKey: SAVING,
    meta,
    mutationFn: (newPreferences: Preferences) => mutationFn({ payload: { preferences: newPreferences } }),
    scope: { id: SAVING.join() },
    onSuccess: (_, newPreferences) => {
      confirmedPreferences.current = newPreferences;
      if (!isLast()) return;
      // Preferences that were loaded during the save are older than it.
      void queryClient.cancelQueries({ queryKey: notificationsKey });
      show(queryClient, newPreferences);
    },
    onError: () => {
      // A later change in the queue includes this one and is still to be sent.
      if (isLast() && confirmedPreferences.current) show(queryClient, confirmedPreferences.current);
    },
  });
  return {
    preferences,
    channels: channelsOf(settings),
    onChange: (kind, channel, isOn) => {
      const currentPreferences = readNotifications(queryClient)?.preferences;
      if (!currentPreferences) return;
      if (queryClient.isMutating({ mutationKey: SAVING }) === 0)
        confirmedPreferences.current = currentPreferences;
      const newPreferences = withPreference(currentPreferences, kind, channel, isOn);
      // A response in flight would overwrite this change.
      void queryClient.cancelQueries({ queryKey: notificationsKey });
      show(queryClient, newPreferences);
      save.mutate(newPreferences);
    },
    error: save.error ? errorText(save.error) : undefined,
  };
}
