import { LikeButton } from '@meetcute/kit';
import {
  href,
  MessageButton,
  SafetyButton,
  TryAgain,
  useSlot,
  useSuggestedPeople,
  type SuggestedPeople,
} from '@meetcute/site';
import { t } from '@meetcute/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space[4]};

  h2,
  [data-part='try-again'] {
    padding-inline: ${t.layout.gutter};
  }
  h2 {
    font-size: ${t.type.lead};
  }
  /* Runs to both edges of the stage, so that the next card is always in sight. */
  ul {
    display: grid;
    grid-auto-columns: var(--deck-card, min(22rem, 78vw));
    grid-auto-flow: column;
    justify-content: start;
    gap: ${t.space[4]};
    grid-area: 2 / 1;
    overflow-x: auto;
    margin-block-start: calc(-1 * ${t.space[1]});
    padding: ${t.space[2]} ${t.layout.gutter} ${t.space[3]};
    overscroll-behavior-inline: contain;
    scroll-padding-inline: ${t.layout.gutter};
    scroll-snap-type: inline mandatory;
    scrollbar-color: ${t.edge} transparent;
    scrollbar-width: thin;
  }
  /* The ring has the cards' corners and lies over the card at the edge, which would cut an outline of the list. */
  ul:focus-visible {
    border-radius: ${t.card.radius};
    outline: none;
  }
  &:has(> ul:focus-visible)::after {
    content: '';
    z-index: 2;
    grid-area: 2 / 1;
    margin-block-start: calc(-1 * ${t.space[1]});
    border: 2px solid ${t.focus};
    border-radius: ${t.card.radius};
    pointer-events: none;
  }
  li {
    min-inline-size: 0;
    scroll-snap-align: start;
  }
  li [data-part='name'] {
    font-size: ${t.type.title};
  }
`;

/** As wide as `--deck-card` at most. */
const CARD_SIZES = '(min-width: 45rem) 28rem, min(22rem, 78vw)';

/** The keyboard scrolls the list itself, from card to card. */
function Cards({ profiles, labelledBy }: Pick<SuggestedPeople, 'profiles'> & { labelledBy: string }) {
  const ProfileCard = useSlot('ProfileCard');
  return (
    <ul role="list" aria-labelledby={labelledBy} tabIndex={0}>
      {profiles.map((profile, index) => (
        <li key={profile.id}>
          <ProfileCard
            profile={profile}
            href={href('members-memberId', { memberId: profile.id })}
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

/** Large suggested members side by side; nothing at all where there are none, and a way to try again where they could not be loaded. */
export function Deck() {
  const { t: text } = useTranslation('error');
  const heading = useId();
  const { state, isAgain, profiles, onRetry } = useSuggestedPeople('match');
  if (state === 'none' || (state === 'loading' && !isAgain)) return null;
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {text('suggestions')}
      </h2>
      {state === 'failed' && <TryAgain onRetry={onRetry}>{text('suggestionsFailed')}</TryAgain>}
      {state === 'some' && <Cards profiles={profiles} labelledBy={heading} />}
    </Section>
  );
}
