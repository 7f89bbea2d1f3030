import { useSuggestedMembers } from '@meetcute/react';
import type { Profile } from '@meetcute/contract';
import { profileHref } from '@meetcute/core';
import { CardGrid, RetryMessage } from '@meetcute/kit';
import type { SuggestionReason } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SafetyButton } from '../parts/safety/SafetyButton.tsx';
import { useSlot } from '../template/context.ts';

const Section = styled.section`
  display: grid;
  gap: ${vars.space[5]};
  inline-size: 100%;
  text-align: start;

  > h2 {
    font-size: ${vars.type.title};
  }
  /* One row, so that no card is alone in a second one. */
  ${media.tablet} {
    > ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${vars.space[8]} ${vars.space[4]};
    }
  }
`;

/** Number of members: two rows on a phone, one row on a desktop. */
const SHOWN = 4;

/** Props of `SuggestedMembers`. */
export interface SuggestedMembersProps {
  /** Reason for the suggestions; sent to the server. */
  reason: SuggestionReason;
  /** Renders the buttons of a member's card. Default: none. */
  renderActions?: (profile: Profile) => ReactNode;
}

/** Shows a few suggested members. Renders nothing when there are none, and a retry button after a failure. */
export function SuggestedMembers({ reason, renderActions }: SuggestedMembersProps) {
  const { t } = useTranslation('error');
  const ProfileCard = useSlot('ProfileCard');
  const heading = useId();
  const { state, isAgain, profiles, onRetry } = useSuggestedMembers(reason);
  if (state === 'none' || (state === 'loading' && !isAgain)) return null;
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {t('suggestions')}
      </h2>
      {state === 'failed' && <RetryMessage onRetry={onRetry}>{t('suggestionsFailed')}</RetryMessage>}
      {state === 'some' && (
        <CardGrid role="list">
          {profiles.slice(0, SHOWN).map((profile) => (
            <li key={profile.id}>
              <ProfileCard
                profile={profile}
                href={profileHref(profile)}
                sizes="(min-width: 68.75rem) 18rem, (min-width: 45rem) 23vw, 46vw"
                actions={renderActions?.(profile)}
                menu={<SafetyButton profile={profile} isMenu />}
              />
            </li>
          ))}
        </CardGrid>
      )}
    </Section>
  );
}
