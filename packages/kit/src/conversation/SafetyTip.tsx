import { media, vars } from '@meetcute/theme';
import { ShieldCheck } from '@phosphor-icons/react/ShieldCheck';
import { X } from '@phosphor-icons/react/X';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton, type IconButtonProps } from '../button/IconButton.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.aside`
  display: flex;
  /* Shrinks and scrolls rather than pushing the form below an on-screen keyboard. */
  flex: 0 1 auto;
  gap: ${vars.space[3]};
  align-items: start;
  min-block-size: 0;
  overflow-y: auto;
  padding: ${vars.space[1]} ${vars.layout.gutter};
  border-block-start: 1px solid ${vars.line};
  color: ${vars.textMuted};
  font-size: ${vars.type.small};
  line-height: ${vars.leading.snug};

  > svg {
    flex: none;
    margin-block-start: ${vars.space[2]};
    color: ${vars.accentText};
  }
  > p {
    flex: 1;
    padding-block: ${vars.space[2]};
  }
  a {
    color: ${vars.text};
  }
  > button {
    flex: none;
    margin-inline-end: calc(-1 * ${vars.space[2]});
  }
  ${media.tablet} {
    padding-inline: ${vars.space[6]};
  }
`;

/** Props of `SafetyTip`. */
export interface SafetyTipProps extends FrameProps {
  /** URL of the safety tips. They open in a new tab, so that the page and its input stay. */
  href: string;
  /** Called when the tip is dismissed. Default: it cannot be dismissed. */
  onDismiss?: IconButtonProps['onPress'];
}

/** The most important safety advice in a sentence, for the place above a form in which somebody first writes to a member. */
export function SafetyTip({ href, onDismiss, ...given }: SafetyTipProps) {
  const { t } = useTranslation(['chat', 'common']);
  return (
    <Frame {...useFrame(given, {})} aria-label={t('tip.label')}>
      <ShieldCheck aria-hidden size={20} />
      <p>
        {t('tip.text')}{' '}
        <a href={href} target="_blank" rel="noopener">
          {t('tip.link')}
        </a>
      </p>
      {onDismiss && (
        <IconButton aria-label={t('tip.dismiss')} onPress={onDismiss}>
          <X aria-hidden size={18} />
        </IconButton>
      )}
    </Frame>
  );
}
