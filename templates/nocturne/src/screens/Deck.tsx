import { LikeButton, RetryMessage } from '@meetcute/kit';
import {
  MessageButton,
  profileHref,
  SafetyButton,
  useSlot,
  useSuggestedMembers,
  type SuggestedMembersState,
} from '@meetcute/site';
import { vars } from '@meetcute/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};

  h2,
  [data-part='try-again'] {
    padding-inline: ${vars.layout.gutter};
  }
  h2 {
    font-size: ${vars.type.lead};
  }
  /* Spans both edges of the stage, so that the next card is always visible. */
  ul {
    display: grid;
    grid-auto-columns: var(--deck-card, min(22rem, 78vw));
    grid-auto-flow: column;
    justify-content: start;
    gap: ${vars.space[4]};
    grid-area: 2 / 1;
    overflow-x: auto;
    margin-block-start: calc(-1 * ${vars.space[1]});
    padding: ${vars.space[2]} ${vars.layout.gutter} ${vars.space[3]};
    overscroll-behavior-inline: contain;
    scroll-padding-inline: ${vars.layout.gutter};
    scroll-snap-type: inline mandatory;
    scrollbar-color: ${vars.edge} transparent;
    scrollbar-width: thin;
  }
  /* The focus ring has the cards' corners and overlays the card at the edge, which would clip an outline of the list. */
  ul:focus-visible {
    border-radius: ${vars.card.radius};
    outline: none;
  }
  &:has(> ul:focus-visible)::after {
    content: '';
    z-index: 2;
    grid-area: 2 / 1;
    margin-block-start: calc(-1 * ${vars.space[1]});
    border: 2px solid ${vars.focus};
    border-radius: ${vars.card.radius};
    pointer-events: none;
  }
  li {
    min-inline-size: 0;
    scroll-snap-align: start;
  }
  li [data-part='name'] {
    font-size: ${vars.type.title};
  }
`;

/** Width of photos: at most `--deck-card`. */
const CARD_SIZES = '(min-width: 45rem) 28rem, min(22rem, 78vw)';

/** Scrollable list; focusable, so that arrow keys scroll it from card to card. */
function Cards({ profiles, labelledBy }: Pick<SuggestedMembersState, 'profiles'> & { labelledBy: string }) {
  const ProfileCard = useSlot('ProfileCard');
  return (
    <ul role="list" aria-labelledby={labelledBy} tabIndex={0}>
      {profiles.map((profile, index) => (
        <li key={profile.id}>
          <ProfileCard
            profile={profile}
            href={profileHref(profile)}
            isFirst={index === 0}
            sizes={CARD_SIZES}
            actions={
              <>
                <LikeButton profile={profile} />
                <MessageButton profile={profile} />
              </>
            }
            menu={<SafetyButton profile={profile} variant="photo" />}
          />
        </li>
      ))}
    </ul>
  );
}

/** Row of large suggested members. Renders nothing when there are none, and a retry button after a failure. */
export function Deck() {
  const { t } = useTranslation('error');
  const heading = useId();
  const { state, isAgain, profiles, onRetry } = useSuggestedMembers('match');
  if (state === 'none' || (state === 'loading' && !isAgain)) return null;
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {t('suggestions')}
      </h2>
      {state === 'failed' && <RetryMessage onRetry={onRetry}>{t('suggestionsFailed')}</RetryMessage>}
      {state === 'some' && <Cards profiles={profiles} labelledBy={heading} />}
    </Section>
  );
}
