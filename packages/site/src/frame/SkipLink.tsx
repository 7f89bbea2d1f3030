import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { isPlainClick } from '../router/is-plain-click.ts';

const Link = styled.a`
  position: fixed;
  inset-block-start: ${vars.space[3]};
  inset-inline-start: ${vars.space[3]};
  z-index: 70;
  padding: ${vars.space[3]} ${vars.space[5]};
  border-radius: ${vars.button.radius};
  background: ${vars.accent};
  color: ${vars.onAccent};
  font-weight: ${vars.weight.strong};
  text-decoration: none;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** Moves the focus without an entry of the history, which would lack the state of the page's. */
const skip = (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  document.getElementById('main')?.focus();
};

/** First focusable element of the page; skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <Link href="#main" onClick={skip}>
      {t('skipToContent')}
    </Link>
  );
}
