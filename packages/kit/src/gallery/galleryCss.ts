import { t } from '@meetcute/theme';
import { css } from 'styled-components';

/** What the gallery on a page and the one over it have in common: photos in a row that snap, and buttons on them. */
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
    outline: 2px solid ${t.focus};
    outline-offset: -4px;
  }
  [data-part='gallery'] > li {
    min-inline-size: 0;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  [data-part='gallery-buttons'] {
    position: absolute;
    inset-block-end: ${t.space[4]};
    inset-inline: ${t.space[4]};
    display: flex;
    align-items: center;
    justify-content: space-between;
    pointer-events: none;
  }
  [data-part='gallery-buttons'] > button {
    pointer-events: auto;
  }
  [data-part='gallery-count'] {
    padding: ${t.space[1]} ${t.space[3]};
    border-radius: ${t.radius.full};
    background: ${t.scrim};
    color: ${t.onScrim};
    font-size: ${t.type.note};
    font-variant-numeric: tabular-nums;
  }
  [data-part='failed-photo'] {
    position: relative;
  }
  [data-part='failed-words'] {
    position: absolute;
    inset-block-start: 50%;
    inset-inline: ${t.space[4]};
    display: grid;
    justify-items: center;
    gap: ${t.space[3]};
    padding: ${t.space[4]};
    border-radius: ${t.radius.medium};
    background: ${t.surfaceRaised};
    color: ${t.text};
    text-align: center;
    translate: 0 -50%;
  }
`;
