import { media, vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { nameLinkCss } from '../name-link/name-link-css.ts';
import { advertReasonCss } from './advert-reason-css.ts';
import { skinPartnerTile } from './skin-partner-tile.tsx';

const Frame = styled.article`
  position: relative;
  display: grid;
  /* The image takes what a higher card beside it leaves. */
  grid-template: 1fr auto / minmax(0, 1fr);
  min-inline-size: 0;

  ${advertReasonCss}

  [data-part='picture'],
  > [data-part='why'] {
    grid-area: 1 / 1;
  }
  > [data-part='why'] {
    place-self: end start;
    margin: ${vars.space[3]};
    border-radius: calc(0.875 * ${vars.type.note} * 1.75);
  }
  [data-part='picture'] {
    position: relative;
    display: grid;
    place-items: center;
    place-self: stretch;
    overflow: hidden;
    aspect-ratio: ${vars.card.ratio};
    border: 1px dashed ${vars.edge};
    border-radius: ${vars.card.radius};
    background: ${vars.surfaceSunken};
    color: ${vars.textMuted};
  }
  [data-part='picture'] img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  /* In the corner of the image; presses pass through to the link below. */
  [data-part='advert'] {
    position: absolute;
    inset-block-start: ${vars.space[3]};
    inset-inline-start: ${vars.space[3]};
    z-index: 1;
    max-inline-size: calc(100% - 2 * ${vars.space[3]});
    padding: 0 ${vars.space[2]};
    border: 1px solid ${vars.edge};
    border-radius: calc(0.875 * ${vars.type.note} * 1.75);
    background: ${vars.surfaceRaised};
    color: ${vars.text};
    font-size: ${vars.type.note};
    font-weight: ${vars.weight.strong};
    line-height: 1.75;
    overflow-wrap: anywhere;
    pointer-events: none;
  }
  [data-part='caption'] {
    display: grid;
    margin-block-start: ${vars.space[3]};
  }
  /* The line that cards reserve for the label of fictional profiles, so that titles and names are level. */
  [data-rows='even'] &::after {
    content: '\\00a0';
    margin-block: ${vars.space[1]};
    border-block: 1px solid transparent;
    font-size: ${vars.type.note};
    line-height: 1.6;
  }
  a {
    ${nameLinkCss}
    color: inherit;
    font-weight: ${vars.weight.strong};
    line-height: ${vars.leading.snug};
  }
  a::after {
    border-radius: ${vars.card.radius};
  }
  [data-part='text'] {
    overflow: hidden;
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* As high as place and line of a card. */
  [data-lines] & [data-part='text'] {
    min-block-size: calc(3lh + ${vars.space[1]});
    white-space: normal;
  }
  ${media.tablet} {
    [data-part='picture'] svg {
      inline-size: 3.5rem;
      block-size: 3.5rem;
    }
  }
`;

/** Default partner tile: an image as tall as a card's photo, with title and text below. */
export const PartnerTile = skinPartnerTile({ Frame });
