import {
  CardBadges,
  cardBadgesCss,
  cardLineCss,
  NameLink,
  nameLinkCss,
  RetriedPhoto,
  skinSwipeCard,
  swipeCardCss,
  SwipeStamps,
  type SwipeCardProps,
} from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { captionScrimCss, onlineDotCss, photoBackground, photoLabelCss } from './over-photo-css.ts';

const Frame = styled.article`
  ${swipeCardCss}
  display: grid;
  /* In the dark scheme, only the border separates stacked cards. */
  border: 1px solid oklch(0.98 0.01 300 / 0.2);
  border-radius: ${vars.card.radius};
  /* Keeps the card visible and its light text readable while the photo loads. */
  background: ${photoBackground};
  box-shadow: ${vars.shadow.floating};
  transition-duration: 420ms;
  /* Overshoots slightly before it settles. */
  transition-timing-function: cubic-bezier(0.34, 1.3, 0.64, 1);

  > * {
    grid-area: 1 / 1;
  }
  [data-part='photo'] {
    aspect-ratio: auto;
    min-block-size: 0;
    background: none;
  }
  [data-part='photo'] img {
    position: absolute;
    inset: 0;
  }
  [data-part='caption'] {
    ${captionScrimCss}
    position: relative;
    align-self: end;
    padding: ${vars.space[20]} ${vars.space[6]} ${vars.space[6]};
  }
  &[data-fictional] [data-part='caption'] {
    padding-block-end: ${vars.space[16]};
  }
  [data-part='row'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    min-inline-size: 0;
  }
  [data-part='name'] {
    ${nameLinkCss}
    font-family: ${vars.font.display};
    font-size: ${vars.type.heading};
    font-weight: ${vars.weight.display};
    letter-spacing: ${vars.tracking.display};
    line-height: ${vars.leading.snug};
  }
  [data-part='name']::after {
    border-radius: ${vars.card.radius};
  }
  [data-part='online'] {
    ${onlineDotCss}
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }
  [data-part='place'] {
    opacity: 0.88;
    line-height: ${vars.leading.snug};
    overflow-wrap: anywhere;
  }
  [data-part='line'] {
    ${cardLineCss}
    min-block-size: 0;
    margin-block-start: ${vars.space[1]};
  }
  [data-part='actions'] {
    position: absolute;
    inset-block-start: ${vars.space[4]};
    inset-inline-end: ${vars.space[4]};
    z-index: 1;
    display: flex;
    gap: ${vars.space[2]};
  }
  [data-part='badges'] {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-self: start;
    gap: ${vars.space[1]};
    padding: ${vars.space[5]};
    pointer-events: none;
  }
  ${cardBadgesCss}
  [data-part='badge'],
  > [data-part='fictional'] {
    ${photoLabelCss}
  }
  > [data-part='fictional'] {
    position: relative;
    align-self: end;
    justify-self: start;
    margin: 0 ${vars.space[6]} ${vars.space[6]};
    border: 1px solid oklch(0.98 0.01 300 / 0.5);
    pointer-events: none;
  }
`;

/** Width of photos: the maximum width of a card in the deck. */
const CARD_SIZES = '(min-width: 45rem) 36rem, 92vw';

function Content({ card: { profile, place: position }, href, place, line, actions }: SwipeCardProps) {
  const isTop = position === 'top';
  const [isFirst] = useState(isTop);
  return (
    <>
      <RetriedPhoto image={profile.main_image} alt="" sizes={CARD_SIZES} isFirst={isFirst} />
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

/** Swipe card with a full-bleed photo; name and location are over a scrim. */
export default skinSwipeCard({ Frame, Content });
