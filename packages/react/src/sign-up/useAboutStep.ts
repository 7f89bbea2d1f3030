import { PROFILE_TEXT_MAX } from '@meetcute/contract';
import { pageOfField, profileStepPayload, profileTextProblem, textPages } from '@meetcute/core';
import { useSettings } from '../provider/context.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';
import { useSensitiveConsent, type SensitiveConsentState } from '../profile/useSensitiveConsent.ts';
import { useViewer } from '../session/useViewer.ts';
import { useStepForm } from './useStepForm.ts';

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
  /** Returns whether a text on a page is too long to be saved. */
  isWrong: (page: string) => boolean;
  /** Saves right answers to some questions alone, by the names of their pages. Otherwise the same as `onSave`. */
  onSavePages: (pages: readonly string[]) => void;
  /** Advances without saving. */
  onSkip: () => void;
}

/** Returns the form of the about step: saved or typed texts. Typed texts survive a reload. */
export function useAboutStep(onContinue: () => void): AboutStepState {
  const { text_fields: fields } = useSettings();
  const savedTexts = useViewer()?.profile.personal;
  const typedState = usePersistentState<Readonly<Record<string, string>>>(
    'signup-about',
    Object.fromEntries(fields.map((name) => [name, savedTexts?.[name] ?? ''])),
  );
  const consent = useSensitiveConsent(fields);
  const form = useStepForm({ typed: typedState, consent, onContinue });
  const { values: texts, setValues, save, ...state } = form;
  const fieldsOf = (pages: readonly string[]) => fields.filter((name) => pages.includes(pageOfField(name)));
  const isWrong = (page: string) =>
    fieldsOf([page]).some((name) => profileTextProblem(texts[name] ?? '') !== null);
  const savePages = (pages: readonly string[]) => {
    const savedFields = fieldsOf(pages);
    const personal = Object.fromEntries(savedFields.map((name) => [name, texts[name]?.trim() || null]));
    save(profileStepPayload('about', { personal }));
  };
  return {
    ...state,
    fields,
    texts,
    consent,
    textMax: PROFILE_TEXT_MAX,
    onChange: (name, text) => setValues((currentTexts) => ({ ...currentTexts, [name]: text })),
    isWrong,
    onSave: () => {
      const pages = textPages(fields);
      if (!pages.some(isWrong)) savePages(pages);
    },
    onSavePages: (pages) => savePages(pages.filter((page) => !isWrong(page))),
  };
}
