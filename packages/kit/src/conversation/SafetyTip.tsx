import { media, vars } from '@meetcute/theme';
import { ShieldCheck } from '@phosphor-icons/react/ShieldCheck';
import { X } from '@phosphor-icons/react/X';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
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
  > [data-part='toggle'] {
    display: none;
  }
  ${media.tablet} {
    padding-inline: ${vars.space[6]};
  }
  /* A low window shows the name of the tip alone; the sentence is one press away. */
  ${media.low} {
    align-items: center;
    padding-block: 0;

    > svg {
      margin-block-start: 0;
    }
    > [data-part='toggle'] {
      display: inline-flex;
      margin-inline: calc(-1 * ${vars.space[3]}) auto;
    }
    &[data-open] {
      flex-wrap: wrap;
    }
    > p {
      order: 1;
      flex: 1 0 100%;
      padding-block: 0 ${vars.space[2]};
    }
    &:not([data-open]) > p {
      display: none;
    }
  }
`;

/** State of a safety tip, for its `className` and `style` functions. */
export interface SafetyTipState {
  /** Whether a low window shows the whole tip. Other windows always do. @selector [data-open] */
  isOpen: boolean;
}

/** Props of `SafetyTip`. */
export interface SafetyTipProps extends FrameProps<HTMLElement, SafetyTipState> {
  /** URL of the safety tips. They open in a new tab, so that the page and its input stay. */
  href: string;
  /** Called when the tip is dismissed. Default: it cannot be dismissed. */
  onDismiss?: IconButtonProps['onPress'];
}

/** The most important safety advice in a sentence, for the place above a form in which somebody first writes to a member. */
export function SafetyTip({ href, onDismiss, ...otherProps }: SafetyTipProps) {
  const { t } = useTranslation(['chat', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Frame {...useFrame(otherProps, { isOpen })} aria-label={t('tip.label')}>
      <ShieldCheck aria-hidden size={20} />
      <Button
        variant="plain"
        data-part="toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setIsOpen(!isOpen)}
      >
        {t('tip.label')}
      </Button>
      <p id={id}>
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
