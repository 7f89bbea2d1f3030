import { t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Link = styled.a`
  position: fixed;
  inset-block-start: ${t.space[3]};
  inset-inline-start: ${t.space[3]};
  z-index: 70;
  padding: ${t.space[3]} ${t.space[5]};
  border-radius: ${t.button.radius};
  background: ${t.accent};
  color: ${t.onAccent};
  font-weight: ${t.weight.strong};
  text-decoration: none;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** The first stop of the keyboard: past the navigation to the page. */
export function SkipLink() {
  const { t: text } = useTranslation('shell');
  return <Link href="#main">{text('skipToContent')}</Link>;
}
