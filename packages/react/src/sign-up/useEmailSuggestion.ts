import { useEffect, useState } from 'react';

/** Suggestion for a mistyped email address. */
export interface UseEmailSuggestionResult {
  /** Suggested email address; null for none (spec: email.didyoumean.suggestion-only). */
  suggestion: string | null;
  /** Looks for a suggestion; call it when the field loses focus. */
  onBlur: () => void;
}

/**
 * Suggests a correction of a mistyped email address. Loads the list of mail domains on the first blur; makes no
 * suggestion when loading fails. The suggestion disappears when the address changes.
 */
export function useEmailSuggestion(email: string): UseEmailSuggestionResult {
  const [blurredEmail, setBlurredEmail] = useState<string | null>(null);
  const [advice, setAdvice] = useState<{ email: string; suggestion: string | null } | null>(null);
  useEffect(() => {
    if (!blurredEmail) return;
    let isCurrent = true;
    import('@meetcute/core/email-suggestion').then(
      ({ suggestEmail }) =>
        isCurrent && setAdvice({ email: blurredEmail, suggestion: suggestEmail(blurredEmail) }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [blurredEmail]);
  return {
    suggestion: advice?.email === email ? advice.suggestion : null,
    onBlur: () => setBlurredEmail(email),
  };
}
