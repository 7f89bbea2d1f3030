import { vars } from '@meetcute/theme';
import { css } from 'styled-components';
import { checkCss } from './check-css.ts';
import { fieldCss } from './field-css.ts';

/** Styles of a group of radio buttons: rows, chips, or images in one row. */
export const radioFieldCss = css`
  ${fieldCss}

  padding: 0;
  border: 0;

  [data-part='option'] {
    display: flex;
    gap: ${vars.space[3]};
    align-items: center;
    min-block-size: ${vars.layout.touch};
    padding: ${vars.space[2]} ${vars.space[3]};
    border: 1px solid ${vars.field.line};
    border-radius: ${vars.radius.medium};
    background: ${vars.field.surface};
    font-size: ${vars.type.body};
    font-weight: inherit;
    line-height: ${vars.leading.snug};
    cursor: pointer;
  }
  [data-part='option']:has(:checked) {
    border-color: ${vars.accent};
    background: ${vars.accentSoft};
    box-shadow: inset 0 0 0 1px ${vars.accent};
  }
  [data-part='option']:has(:focus-visible) {
    outline: 2px solid ${vars.focus};
    outline-offset: 2px;
  }
  input[type='radio'] {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    ${checkCss}
  }
  input[type='radio']:focus-visible {
    outline: none;
  }
  [data-part='text'] {
    display: grid;
    flex: 1;
  }
  [data-part='note'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    font-weight: ${vars.weight.text};
  }
  [data-part='aside'] {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  /* Images stay in one row for comparison, which scrolls sideways when they do not fit. */
  [data-part='pictures'] {
    display: grid;
    grid-auto-columns: minmax(5.5rem, 1fr);
    grid-auto-flow: column;
    gap: ${vars.space[2]};
    /* Leaves room for the focus ring, which overflow would clip. */
    margin: calc(-1 * ${vars.space[1]});
    padding: ${vars.space[1]};
    overflow-x: auto;
    scroll-padding-inline: ${vars.space[1]};
    scroll-snap-type: inline proximity;
  }
  [data-part='pictures'] [data-part='option'] {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${vars.space[1]};
    max-inline-size: 8rem;
    padding: ${vars.space[1]};
    font-size: ${vars.type.note};
    text-align: center;
    scroll-snap-align: start;
  }
  /* In the corner of the image, so that the label below has the full width in every language. */
  [data-part='pictures'] input[type='radio'] {
    position: absolute;
    inset-block-start: ${vars.space[2]};
    inset-inline-start: ${vars.space[2]};
    z-index: 1;
  }
  [data-part='picture'] {
    overflow: hidden;
    border-radius: ${vars.radius.small};
  }
  /* Short options side by side, as many as fit; the selected one is filled, so that it needs no circle. */
  &[data-variant='chips'] [data-part='options'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
  }
  &[data-variant='chips'] [data-part='option'] {
    position: relative;
    padding-inline: ${vars.space[4]};
    border-radius: ${vars.radius.full};
  }
  /* Forced colours remove the fill, so the circle stays there. */
  @media (forced-colors: none) {
    &[data-variant='chips'] input[type='radio'] {
      position: absolute;
      opacity: 0;
    }
  }
  [data-part='options'] {
    display: grid;
    gap: ${vars.space[2]};
  }
  /* Quieter than the others, until it is selected. */
  [data-part='option'][data-quiet]:not(:has(:checked)) {
    background: none;
    color: ${vars.textMuted};
  }
  &:disabled [data-part='option'] {
    border-color: ${vars.line};
    background: ${vars.surfaceSunken};
    color: ${vars.textMuted};
    cursor: default;
  }
  &:disabled [data-part='option']:has(:checked) {
    box-shadow: inset 0 0 0 1px ${vars.line};
  }
  &[aria-invalid='true'] [data-part='option'] {
    border-color: ${vars.danger};
  }
`;
