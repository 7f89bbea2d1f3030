import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { FormError } from '../form/FormError.tsx';
import { pageHeading } from '../layout/page-heading.ts';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};
  align-items: center;
`;

/** Props of `RetryMessage`. */
export interface RetryMessageProps extends FrameProps<HTMLDivElement> {
  /** Message that names what could not be loaded. */
  children: ReactNode;
  /** Called when the button is pressed. */
  onRetry: () => void;
}

/** The button disappears during the retry, so the focus moves to the list's heading. */
const focusHeading = (button: Element) => {
  const sectionHeading = button.closest('section')?.querySelector<HTMLElement>('h2[tabindex]');
  (sectionHeading ?? pageHeading())?.focus({ preventScroll: true });
};

/** Error message of a list with a retry button. */
export function RetryMessage({ children, onRetry, ...frame }: RetryMessageProps) {
  const { t } = useTranslation('common');
  return (
    <Frame data-part="try-again" {...useFrame(frame, {})}>
      <FormError>{children}</FormError>
      <Button
        variant="quiet"
        onPress={({ currentTarget }) => {
          focusHeading(currentTarget);
          onRetry();
        }}
      >
        {t('tryAgain')}
      </Button>
    </Frame>
  );
}
