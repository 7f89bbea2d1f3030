import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/**
 * Styles of the button that explains an advert, and of its popover. The button lies above the link that covers the
 * tile; a brand sets its position and colours.
 */
export const advertReasonCss = css`
  [data-part='why'] {
    position: relative;
    z-index: 1;
    padding: 0 ${vars.space[2]};
    border: 1px solid ${vars.edge};
    border-radius: ${vars.radius.full};
    background: ${vars.surfaceRaised};
    color: ${vars.text};
    font-size: ${vars.type.note};
    line-height: 1.75;
    text-align: start;
  }
  /* Enlarges the area of the press. */
  [data-part='why']::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${vars.space[2]});
  }
  [data-part='reason'] {
    position: fixed;
    inset: 0;
    display: grid;
    gap: ${vars.space[3]};
    inline-size: min(26rem, 100vw - 2 * ${vars.space[4]});
    block-size: fit-content;
    max-block-size: calc(100dvb - 2 * ${vars.space[4]});
    overflow: auto;
    overflow-wrap: anywhere;
    margin: auto;
    padding: ${vars.space[6]};
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius.large};
    background: ${vars.surfaceRaised};
    color: ${vars.text};
    font-size: ${vars.type.body};
    outline: none;
    box-shadow: ${vars.shadow.floating};
  }
  [data-part='reason']::backdrop {
    background: ${vars.scrim};
  }
  [data-part='title'] {
    font-size: ${vars.type.lead};
    font-weight: ${vars.weight.strong};
  }
  [data-part='close'] {
    justify-self: end;
    min-block-size: ${vars.layout.touch};
    padding-inline: ${vars.space[4]};
    border: 1px solid ${vars.edge};
    border-radius: ${vars.button.radius};
    font-weight: ${vars.weight.strong};
  }
`;

/** Styles of the label of an advert: the word in a pill on one line, and the company that pays below it. */
export const advertLabelCss = css`
  [data-part='advert'] {
    display: grid;
    justify-items: start;
    gap: ${vars.space[1]};
    font-size: ${vars.type.note};
    line-height: ${vars.leading.snug};
    overflow-wrap: anywhere;
    pointer-events: none;
  }
  [data-part='advert'] > :first-child {
    padding: 0 ${vars.space[2]};
    border: 1px solid ${vars.edge};
    border-radius: ${vars.radius.full};
    background: ${vars.surfaceRaised};
    color: ${vars.text};
    font-weight: ${vars.weight.strong};
    line-height: 1.75;
  }
`;
