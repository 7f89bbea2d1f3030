import type { Profile } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { Button } from '@meetcute/kit';
import { t } from '@meetcute/theme';
import { ShieldWarning } from '@phosphor-icons/react/ShieldWarning';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { SafetyMenu } from '../../parts/SafetyMenu.tsx';
import type { ScamNotice } from './useScamHint.ts';

const Frame = styled.aside`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${t.space[1]} ${t.space[3]};
  max-inline-size: min(34rem, 100%);
  margin-block: ${t.space[2]};
  /* Its buttons bring room of their own. */
  padding: ${t.space[3]} ${t.space[4]} ${t.space[1]};
  border-radius: ${t.radius.medium};
  background: ${t.accentSoft};
  font-size: ${t.type.small};
  line-height: ${t.leading.snug};

  > svg {
    margin-block-start: 0.1em;
    color: ${t.accentText};
  }
  > [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    grid-column: 2;
    gap: 0 ${t.space[3]};
    align-items: center;
    margin-inline-start: calc(-1 * ${t.space[3]});
  }
  [data-part='safety'] {
    display: flex;
    align-items: center;
    margin-inline: auto calc(-1 * ${t.space[2]});
  }
`;

export interface ScamHintProps {
  notice: ScamNotice;
  /** Who wrote the message. */
  profile: Profile;
}

/** A gentle word beside a message that asks for something it is wise to be careful with; nothing is kept from anybody. */
export function ScamHint({ notice: { message, kind, words, onDismiss }, profile }: ScamHintProps) {
  const { t: text } = useTranslation('chat');
  const navigate = useNavigate();
  return (
    <Frame aria-label={text('hint.label')} data-kind={kind}>
      <ShieldWarning aria-hidden size={22} weight="bold" />
      <p>{words}</p>
      <div data-part="ways">
        <Button variant="plain" onPress={onDismiss}>
          {text('hint.dismiss')}
        </Button>
        <span data-part="safety">
          {text('hint.ways')}
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
