import type { Profile } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { Button } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { ShieldWarning } from '@phosphor-icons/react/ShieldWarning';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { SafetyMenu } from '../../parts/SafetyMenu.tsx';
import type { ScamNotice } from './useScamHint.ts';

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
  /** The sender of the message. */
  profile: Profile;
}

/** Warning beside a message with a risky request. The message itself stays visible. @selector [data-kind] */
export function ScamHint({ notice: { message, kind, words, onDismiss }, profile }: ScamHintProps) {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  return (
    <Frame aria-label={t('hint.label')} data-kind={kind}>
      <ShieldWarning aria-hidden size={22} weight="bold" />
      <p>{words}</p>
      <div data-part="ways">
        <Button variant="plain" onPress={onDismiss}>
          {t('hint.dismiss')}
        </Button>
        <span data-part="safety">
          {t('hint.ways')}
          <SafetyMenu
            profile={profile}
            messages={[message]}
            onBlocked={() => void navigate(href('chats'), { replace: true })}
          />
        </span>
      </div>
    </Frame>
  );
}
