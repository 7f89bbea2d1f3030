import { useSaveUser } from '../account/useSaveUser.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { useViewer } from '../session/useViewer.ts';

/** State of the consent to be shown in advertising, returned by `useAdvertisingConsent`. */
export interface AdvertisingConsent {
  /** ISO instant of the consent; null without one. */
  since: string | null;
  /** Whether the request is in flight. */
  isPending: boolean;
  /** Whether the consent was changed on this page. */
  isDone: boolean;
  /** Translated message of a failure; undefined without one. */
  error: string | undefined;
  /** Gives the consent, or withdraws it. */
  onToggle: () => void;
}

/** Shows, gives and withdraws the consent to be shown on home and landing pages. */
export function useAdvertisingConsent(): AdvertisingConsent {
  const consentTime = useViewer()?.advertising_since ?? null;
  const errorText = useErrorText();
  const save = useSaveUser();
  return {
    since: consentTime,
    isPending: save.isPending,
    isDone: save.isSuccess,
    error: save.error ? errorText(save.error) : undefined,
    onToggle: () => {
      if (!save.isPending) save.mutate({ payload: { profile: {}, advertising: consentTime === null } });
    },
  };
}
