import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { coverLinkCss } from '../name-link/name-link-css.ts';
import { advertLabelCss, advertReasonCss } from './advert-reason-css.ts';
import { skinPartnerTile } from './skin-partner-tile.tsx';

const Frame = styled.article`
  position: relative;
  display: grid;
  /* The image takes what a higher card beside the tile leaves. */
  grid-template: auto minmax(${vars.space[12]}, 1fr) auto auto / minmax(0, 1fr);
  gap: ${vars.space[2]};
  min-inline-size: 0;
  /* Space below the box, which the default card sets for its list. */
  padding: ${vars.space[3]} ${vars.space[3]} calc(${vars.space[3]} + var(--card-space-below, 0px));
  color: ${vars.text};
  isolation: isolate;

  &::before {
    content: '';
    position: absolute;
    inset: 0 0 var(--card-space-below, 0px);
    z-index: -1;
    border: 1px dashed ${vars.edge};
    border-radius: ${vars.card.radius};
    background: ${vars.surfaceSunken};
  }

  ${advertLabelCss}
  ${advertReasonCss}
  [data-part='advertiser'],
  [data-part='text'] {
    color: ${vars.textMuted};
  }
  > [data-part='why'] {
    justify-self: start;
    border-radius: calc(0.875 * ${vars.type.note} * 1.75);
  }
  [data-part='picture'] {
    position: relative;
    display: grid;
    place-items: center;
    overflow: hidden;
    border-radius: ${vars.radius.medium};
    color: ${vars.textMuted};
  }
  [data-part='picture'] img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  /* A tile in a grid is as high as its row; alone, its image has the ratio of a photo. */
  :not(li) > & [data-part='picture'] {
    aspect-ratio: ${vars.card.ratio};
  }
  [data-part='caption'] {
    display: grid;
    gap: ${vars.space[1]};
    overflow-wrap: anywhere;
  }
  a {
    ${coverLinkCss}
    color: inherit;
    font-weight: ${vars.weight.strong};
    line-height: ${vars.leading.snug};
  }
  a::after {
    border-radius: ${vars.card.radius};
  }
  [data-part='text'] {
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
`;

/** Default partner tile: a dashed box with label, image, title and text, unlike a member's card. */
export const PartnerTile = skinPartnerTile({ Frame });
