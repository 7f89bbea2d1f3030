import { EmailSuggestion } from '@meetcute/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';

/** Props of `EmailAdvice`. */
export interface EmailAdviceProps {
  /** Suggested email address; null for none. */
  suggestion: string | null;
  /** Accepts the suggestion; null while there is none. */
  onAccept: (() => void) | null;
}

/** Suggests a corrected email address that one press accepts (spec: email.didyoumean.suggests-full-address). */
export const EmailAdvice = memo(function EmailAdvice({ suggestion, onAccept }: EmailAdviceProps) {
  const { t } = useTranslation('signUp');
  return (
    <EmailSuggestion.Root suggestion={suggestion} data-part="advice">
      <Button variant="quiet" onPress={() => onAccept?.()}>
        {t('suggestion', { email: suggestion })}
      </Button>
    </EmailSuggestion.Root>
  );
});
