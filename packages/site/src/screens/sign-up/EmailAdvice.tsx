import { Button } from '@meetcute/kit';
import { EmailSuggestionRoot } from '@meetcute/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

export interface EmailAdviceProps {
  suggestion: string | null;
  /** Takes the suggestion over; null while there is none. */
  onAccept: (() => void) | null;
}

/** 'Did you mean', one press takes it over (spec: email.didyoumean.suggests-full-address). */
export const EmailAdvice = memo(function EmailAdvice({ suggestion, onAccept }: EmailAdviceProps) {
  const { t } = useTranslation('signUp');
  return (
    <EmailSuggestionRoot suggestion={suggestion} data-part="advice">
      <Button variant="quiet" onPress={() => onAccept?.()}>
        {t('suggestion', { email: suggestion })}
      </Button>
    </EmailSuggestionRoot>
  );
});
