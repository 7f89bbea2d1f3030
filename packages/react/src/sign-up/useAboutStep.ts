import { PROFILE_TEXT_MAX } from '@meetcute/contract';
import { countCharacters, profileStepPayload } from '@meetcute/core';
import { useSaveUser } from '../account/useSaveUser.ts';
import { useSettings } from '../provider/context.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';
import { useSensitiveConsent, type SensitiveConsentState } from '../profile/useSensitiveConsent.ts';
import { useViewer } from '../session/useViewer.ts';

/** Values, state and actions of the about step. */
export interface AboutStepState {
  /** Names of the texts that the site defines. */
  fields: readonly string[];
  /** Saved or typed texts by name; '' for empty ones. */
  texts: Readonly<Record<string, string>>;
  /** Maximum length of a text. */
  textMax: number;
  /** Consent to the sensitive ones among the texts. */
  consent: SensitiveConsentState;
  /** Whether the form is being saved. */
  isPending: boolean;
  /** Error of the last save; null for none. */
  error: Error | null;
  /** Changes one text. */
  onChange: (name: string, text: string) => void;
  /** Saves the texts, marks the profile as complete, and advances. Does nothing while a text is too long. */
  onSave: () => void;
  /** Advances without saving. */
  onSkip: () => void;
}

/** Returns the form of the about step: saved or typed texts. Typed texts survive a reload. */
export function useAboutStep(onContinue: () => void): AboutStepState {
  const { text_fields: fields } = useSettings();
  const known = useViewer()?.profile.personal;
  const [texts, setTexts, clearStored] = usePersistentState<Readonly<Record<string, string>>>(
    'signup-about',
    Object.fromEntries(fields.map((name) => [name, known?.[name] ?? ''])),
  );
  /** Advances; `saved` are the texts that were saved, default: what is shown. */
  const advance = (saved?: typeof texts) => {
    clearStored(saved);
    onContinue();
  };
  const consent = useSensitiveConsent(fields);
  const save = useSaveUser();
  return {
    fields,
    texts,
    textMax: PROFILE_TEXT_MAX,
    consent,
    isPending: save.isPending,
    error: save.error,
    onChange: (name, text) => setTexts((before) => ({ ...before, [name]: text })),
    onSave: () => {
      const isTooLong = fields.some((name) => countCharacters(texts[name] ?? '') > PROFILE_TEXT_MAX);
      if (isTooLong || save.isPending) return;
      const personal = Object.fromEntries(fields.map((name) => [name, texts[name]?.trim() || null]));
      // A per-call callback, because skipping during the save has already advanced the wizard.
      const payload = consent.withConsent(profileStepPayload('about', { personal }));
      save.mutate({ payload }, { onSuccess: () => advance(texts) });
    },
    onSkip: () => advance(),
  };
}
