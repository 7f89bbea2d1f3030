import { vars } from '@meetcute/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { NameLink } from '../name-link/NameLink.tsx';
import { nameLinkCss } from '../name-link/name-link-css.ts';
import { RetriedPhoto } from '../photo/RetriedPhoto.tsx';
import { CardBadges } from '../profile-card/CardBadges.tsx';
import { cardBadgesCss } from '../profile-card/card-badges-css.ts';
import { cardLineCss } from '../profile-card/card-line-css.ts';
import { fictionalLabelCss } from '../profile-card/fictional-label-css.ts';
import { skinSwipeCard, type SwipeCardProps } from './skin-swipe-card.tsx';
import { swipeCardCss } from './swipe-card-css.ts';
import { SwipeStamps } from './SwipeStamps.tsx';

const Frame = styled.article`
  ${swipeCardCss}
  display: flex;
  flex-direction: column;
  padding: ${vars.space[2]};
  border: 1px solid ${vars.line};
  border-radius: calc(${vars.card.radius} + ${vars.space[2]});
  background: ${vars.surfaceRaised};
  box-shadow: ${vars.shadow.raised};

  [data-part='picture'] {
    position: relative;
    display: grid;
    flex: 1;
    min-block-size: 0;
  }
  [data-part='photo'] {
    aspect-ratio: auto;
    min-block-size: 0;
    border-radius: ${vars.card.radius};
  }
  [data-part='photo'] img {
    position: absolute;
    inset: 0;
  }
  [data-part='actions'] {
    position: absolute;
    inset-block-start: ${vars.space[3]};
    inset-inline-end: ${vars.space[3]};
    z-index: 1;
    display: flex;
    gap: ${vars.space[2]};
  }
  [data-part='badges'] {
    position: absolute;
    inset-block-start: ${vars.space[4]};
    inset-inline-start: ${vars.space[4]};
    display: flex;
    gap: ${vars.space[1]};
    pointer-events: none;
  }
  ${cardBadgesCss}
  [data-part='badge'] {
    padding: 0 ${vars.space[3]};
    border-radius: ${vars.radius.full};
    background: ${vars.surfaceRaised};
    color: ${vars.text};
    font-size: ${vars.type.note};
    font-weight: ${vars.weight.strong};
    line-height: 1.85;
    text-decoration: none;
  }
  [data-part='caption'] {
    padding: ${vars.space[3]} ${vars.space[3]} ${vars.space[2]};
  }
  [data-part='row'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    min-inline-size: 0;
  }
  [data-part='name'] {
    ${nameLinkCss}
    font-family: ${vars.font.display};
    font-size: ${vars.type.title};
    font-weight: ${vars.weight.display};
    line-height: ${vars.leading.snug};
  }
  /* The focus ring lies inside the border of the card. */
  [data-part='name']::after {
    border-radius: calc(${vars.card.radius} + ${vars.space[2]} - 1px);
  }
  [data-part='online'] {
    flex: none;
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border-radius: 50%;
    background: ${vars.success};
  }
  [data-part='place'] {
    color: ${vars.textMuted};
    line-height: ${vars.leading.snug};
    overflow-wrap: anywhere;
  }
  [data-part='line'] {
    ${cardLineCss}
    min-block-size: 0;
    margin-block-start: ${vars.space[1]};
  }
  > [data-part='fictional'] {
    ${fictionalLabelCss}
    align-self: start;
    margin: 0 ${vars.space[3]} ${vars.space[2]};
  }
`;

/** Widest card that the deck allows, as an image `sizes` attribute. */
const CARD_SIZES = '(min-width: 45rem) 36rem, 92vw';

function Content({ card: { profile, place: lies }, href, place, line, actions }: SwipeCardProps) {
  const isTop = lies === 'top';
  // Fixed on mount: changing `sizes` when the card reaches the top would load the photo again.
  const [isFirst] = useState(isTop);
  return (
    <>
      <div data-part="picture">
        <RetriedPhoto image={profile.main_image} alt="" sizes={CARD_SIZES} isFirst={isFirst} />
      </div>
      <CardBadges profile={profile} />
      <div data-part="caption">
        <div data-part="row">
          <NameLink profile={profile} href={href} />
          {profile.online && <span data-part="online" aria-hidden />}
        </div>
        <p data-part="place">{place || '\u00a0'}</p>
        {line && <p data-part="line">{line}</p>}
      </div>
      {actions !== undefined && isTop && <div data-part="actions">{actions}</div>}
      <SwipeStamps />
    </>
  );
}

/** Default card of the deck, styled as a printed photo, with name, age and place below. */
export const SwipeCard = skinSwipeCard({ Frame, Content });
