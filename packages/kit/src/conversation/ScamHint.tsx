import type { ScamNotice } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { ShieldWarning } from '@phosphor-icons/react/ShieldWarning';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';

const Frame = styled.aside`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space[1]} ${vars.space[3]};
  max-inline-size: min(34rem, 100%);
  margin-block: ${vars.space[2]};
  /* Less space at the bottom, because the buttons have their own. */
  padding: ${vars.space[3]} ${vars.space[4]} ${vars.space[1]};
  border-radius: ${vars.radius.medium};
  background: ${vars.accentSoft};
  font-size: ${vars.type.small};
  line-height: ${vars.leading.snug};

  > svg {
    margin-block-start: 0.1em;
    color: ${vars.accentText};
  }
  > [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    grid-column: 2;
    gap: 0 ${vars.space[3]};
    align-items: center;
    margin-inline-start: calc(-1 * ${vars.space[3]});
  }
  [data-part='safety'] {
    display: flex;
    align-items: center;
    margin-inline: auto calc(-1 * ${vars.space[2]});
  }
`;

/** Props of `ScamHint`. */
export interface ScamHintProps {
  /** The warning and its message. */
  notice: ScamNotice;
  /** Menu to report or block the sender. Default: none. */
  menu?: ReactNode;
}

/** Warning beside a message with a risky request. The message itself stays visible. @selector [data-kind] */
export function ScamHint({ notice: { kind, words, onDismiss }, menu }: ScamHintProps) {
  const { t } = useTranslation('chat');
  return (
    <Frame aria-label={t('hint.label')} data-kind={kind}>
      <ShieldWarning aria-hidden size={22} weight="bold" />
      <p>{words}</p>
      <div data-part="ways">
        <Button variant="plain" onPress={onDismiss}>
          {t('hint.dismiss')}
        </Button>
        {menu !== undefined && (
          <span data-part="safety">
            {t('hint.ways')}
            {menu}
          </span>
        )}
      </div>
    </Frame>
  );
}
