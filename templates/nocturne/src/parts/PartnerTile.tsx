import { advertLabelCss, advertReasonCss, coverLinkCss, skinPartnerTile } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { captionScrimCss, photoLabelCss } from './over-photo-css.ts';

const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template: auto 1fr auto auto auto / minmax(0, 1fr);
  /* The tile grows with long texts, so that none is hidden. */
  overflow: clip;
  min-inline-size: 0;
  aspect-ratio: ${vars.card.ratio};
  border: 1px dashed ${vars.edge};
  border-radius: ${vars.card.radius};
  background: ${vars.surfaceSunken};
  color: ${vars.text};
  isolation: isolate;
  container-type: inline-size;
  --inset: ${vars.space[4]};

  ${advertLabelCss}
  ${advertReasonCss}
  [data-part='picture'] {
    position: absolute;
    inset: 0;
    z-index: -1;
    display: grid;
    place-items: center;
    color: ${vars.textMuted};
  }
  [data-part='picture'] img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  [data-part='advert'] {
    z-index: 1;
    margin: var(--inset) var(--inset) ${vars.space[2]};
  }
  /* Readable on any image. */
  [data-part='advertiser'] {
    padding-inline: ${vars.space[2]};
    border-radius: ${vars.radius.small};
    background: ${vars.surfaceSunken};
    color: ${vars.textMuted};
  }
  > [data-part='why'] {
    ${photoLabelCss}
    grid-area: 5 / 1;
    justify-self: start;
    margin: ${vars.space[2]} var(--inset) var(--inset);
    border: 1px solid ${vars.edge};
    border-radius: calc(0.925 * ${vars.type.note} * 1.85);
  }
  /* Reaches below the button, so that the scrim does too. */
  [data-part='caption'] {
    display: grid;
    grid-template: subgrid / minmax(0, 1fr);
    grid-area: 3 / 1 / 6;
    padding: ${vars.space[12]} var(--inset) 0;
  }
  /* Text on a partner's image has the same scrim as names on photos. */
  [data-part='picture']:has(img) + [data-part='caption'] {
    ${captionScrimCss}
  }
  a {
    ${coverLinkCss}
    color: inherit;
    font-family: ${vars.font.display};
    font-size: ${vars.type.lead};
    font-weight: ${vars.weight.display};
    line-height: ${vars.leading.snug};
  }
  a::after {
    border-radius: ${vars.card.radius};
  }
  [data-part='text'] {
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
  a,
  [data-part='text'] {
    display: -webkit-box;
    /* Not hidden: a scroll container would shrink to nothing before the tile grows. */
    overflow: clip;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  /* Insets of a small card. */
  @container (max-width: 16.99rem) {
    > * {
      --inset: ${vars.space[3]};
    }
    [data-part='caption'] {
      padding-block-start: 0;
    }
    /* The texts need the space of the drawing. */
    [data-part='picture'] svg {
      display: none;
    }
    > [data-part='why'] {
      padding: 2px ${vars.space[2]};
      line-height: ${vars.leading.snug};
    }
  }
`;

/** Partner tile that looks like a card; a dashed border distinguishes it from profiles. */
export default skinPartnerTile({ Frame });
