import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** Styles shared by `Gallery` and `GalleryViewer`: a snapping row of photos with buttons over it. */
export const galleryCss = css`
  position: relative;
  min-inline-size: 0;

  [data-part='gallery'] {
    display: grid;
    grid-auto-columns: 100%;
    grid-auto-flow: column;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  [data-part='gallery']:focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: -4px;
  }
  [data-part='gallery'] > li {
    min-inline-size: 0;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  [data-part='gallery-buttons'] {
    position: absolute;
    inset-block-end: ${vars.space[4]};
    inset-inline: ${vars.space[4]};
    display: flex;
    align-items: center;
    justify-content: space-between;
    pointer-events: none;
  }
  [data-part='gallery-buttons'] > button {
    pointer-events: auto;
  }
  [data-part='gallery-count'] {
    padding: ${vars.space[1]} ${vars.space[3]};
    border-radius: ${vars.radius.full};
    background: ${vars.scrim};
    color: ${vars.onScrim};
    font-size: ${vars.type.note};
    font-variant-numeric: tabular-nums;
  }
  [data-part='failed-photo'] {
    position: relative;
  }
  [data-part='failed-words'] {
    position: absolute;
    inset-block-start: 50%;
    inset-inline: ${vars.space[4]};
    display: grid;
    justify-items: center;
    gap: ${vars.space[3]};
    padding: ${vars.space[4]};
    border-radius: ${vars.radius.medium};
    background: ${vars.surfaceRaised};
    color: ${vars.text};
    text-align: center;
    translate: 0 -50%;
  }
`;
