import type { CallPayload, calls, Language } from '@meetcute/contract';
import { isConsented, isSensitive, SENSITIVE_WORDING } from '@meetcute/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../session/useViewer.ts';

type Payload = CallPayload<typeof calls.saveUser>;

/** Consent to the sensitive fields of a form. */
export interface SensitiveConsentState {
  /** Fields to ask the consent for; empty if there are none, or the member has consented to all. */
  fieldsWithoutConsent: readonly string[];
  /** Whether the member agrees in this form. Initially false. */
  isGiven: boolean;
  /** Changes `isGiven`. */
  onChange: (isGiven: boolean) => void;
  /** Returns whether a field may be filled. */
  isOpen: (field: string) => boolean;
  /** Returns a payload with the consent given in this form, and without fields that may not be filled. */
  withConsent: (payload: Payload) => Payload;
}

/**
 * Asks for explicit consent to the sensitive ones among the fields of a form. Fields without consent stay as they
 * are saved.
 */
export function useSensitiveConsent(fields: readonly string[]): SensitiveConsentState {
  const { i18n } = useTranslation();
  const savedConsent = useViewer()?.sensitive_consent ?? null;
  const [isGiven, setIsGiven] = useState(false);
  const fieldsWithoutConsent = fields.filter(
    (field) => isSensitive(field) && !isConsented(field, savedConsent),
  );
  // A consent that was saved is spent: after a withdrawal in another tab, the member agrees anew.
  if (isGiven && fieldsWithoutConsent.length === 0) setIsGiven(false);
  const isOpen = (field: string) => isGiven || !fieldsWithoutConsent.includes(field);
  return {
    fieldsWithoutConsent,
    isGiven,
    onChange: setIsGiven,
    isOpen,
    withConsent: (payload) => {
      if (!('profile' in payload) || fieldsWithoutConsent.length === 0) return payload;
      const { personal, ...profile } = payload.profile;
      const open = Object.entries(personal ?? {}).filter(([field]) => isOpen(field));
      return {
        ...payload,
        profile: { ...profile, ...(personal && { personal: Object.fromEntries(open) }) },
        ...(isGiven && {
          sensitive_consent: {
            fields: [...fieldsWithoutConsent],
            wording: SENSITIVE_WORDING,
            language: i18n.language as Language,
          },
        }),
      };
    },
  };
}
