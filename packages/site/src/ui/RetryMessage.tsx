import { Button, FormError } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { pageHeading } from './pageHeading.ts';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};
  align-items: center;
`;

export interface RetryMessageProps {
  /** What could not be loaded, in words. */
  children: ReactNode;
  onRetry: () => void;
}

/** The button goes while it is tried again, so the focus goes to what the list stands under. */
const focusHeading = (from: Element) => {
  const own = from.closest('section')?.querySelector<HTMLElement>('h2[tabindex]');
  (own ?? pageHeading())?.focus({ preventScroll: true });
};

/** Says beside a list that it, or more of it, could not be loaded, and offers to try again. */
export function RetryMessage({ children, onRetry }: RetryMessageProps) {
  const { t } = useTranslation('common');
  return (
    <Frame data-part="try-again">
      <FormError>{children}</FormError>
      <Button
        variant="quiet"
        onPress={({ target }) => {
          focusHeading(target);
          onRetry();
        }}
      >
        {t('tryAgain')}
      </Button>
    </Frame>
  );
}
