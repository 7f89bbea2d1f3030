import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

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

/** First focusable element of the page; skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return <Link href="#main">{t('skipToContent')}</Link>;
}
