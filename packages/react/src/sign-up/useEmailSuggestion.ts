import { useEffect, useState } from 'react';

export interface EmailSuggestion {
  /** The address that was probably meant; null while there is no better one (spec: email.didyoumean.suggestion-only). */
  suggestion: string | null;
  /** To be called when the field is left, which is when advice is looked for. */
  onBlur: () => void;
}

/**
 * 'Did you mean' for an address: the list of mail domains is loaded when the field is first left, and the advice
 * goes as soon as the address is another one. Where the list can't be loaded there is no advice.
 */
export function useEmailSuggestion(email: string): EmailSuggestion {
  const [left, setLeft] = useState<string | null>(null);
  const [advice, setAdvice] = useState<{ of: string; suggestion: string | null } | null>(null);
  useEffect(() => {
    if (!left) return;
    let isCurrent = true;
    import('@meetcute/core/email-suggestion').then(
      ({ suggestEmail }) => isCurrent && setAdvice({ of: left, suggestion: suggestEmail(left) }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [left]);
  return {
    suggestion: advice?.of === email ? advice.suggestion : null,
    onBlur: () => setLeft(email),
  };
}
