import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** Styles of photos and uploads in the photo manager. */
export const photoManagerCss = css`
  display: grid;
  gap: ${vars.space[4]};

  /* The empty live region takes no space. */
  > [role='alert']:empty {
    position: absolute;
  }
  &:focus {
    outline-offset: ${vars.space[1]};
  }
  /* Photos and uploads share one grid, so that a finished upload becomes a photo in place. */
  [data-part='tiles'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 50% - ${vars.space[2]}), 1fr));
    gap: ${vars.space[3]};
  }
  [data-part='photos'],
  [data-part='uploads'] {
    display: contents;
  }
  [data-part='photo-item'] {
    position: relative;
    border-radius: ${vars.radius.medium};
    background: ${vars.surfaceRaised};
    cursor: grab;
  }
  [data-part='photo-item'] [data-part='photo'] {
    border-radius: ${vars.radius.medium};
  }
  [data-part='photo-item'] img {
    /* Drags the whole item instead of its image. */
    pointer-events: none;
  }
  [data-dragging] {
    opacity: 0.4;
  }
  [data-drop-target] {
    outline: 2px solid ${vars.accent};
    outline-offset: 2px;
  }
  [data-part='remove'] {
    position: absolute;
    inset-block-start: ${vars.space[1]};
    inset-inline-end: ${vars.space[1]};
  }
  [data-part='main'] {
    position: absolute;
    inset-block-end: ${vars.space[2]};
    inset-inline-start: ${vars.space[2]};
    max-inline-size: calc(100% - 2 * ${vars.space[2]});
    padding: ${vars.space[1]} ${vars.space[2]};
    line-height: ${vars.leading.tight};
    border-radius: ${vars.radius.full};
    background: ${vars.scrim};
    color: ${vars.onScrim};
    font-size: ${vars.type.note};
    font-weight: ${vars.weight.strong};
  }
  /* At the foot of the photo, above the buttons, where it has the whole width. */
  [data-part='main']:has(~ [data-part='tools']) {
    inset-block-end: calc(${vars.layout.touch} + ${vars.space[2]});
  }
  [data-part='tools'] {
    display: flex;
    justify-content: space-between;
  }
  [data-part='upload'] {
    position: relative;
    border-radius: ${vars.radius.medium};
    background: ${vars.surfaceRaised};
    font-size: ${vars.type.note};
  }
  [data-part='preview'] {
    position: relative;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${vars.space[2]};
    overflow: hidden;
    aspect-ratio: ${vars.card.ratio};
    border-radius: ${vars.radius.medium};
    background: ${vars.surfaceSunken};
    color: ${vars.textMuted};
  }
  [data-part='preview'] img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 30%;
  }
  [data-part='preview'] [data-part='name'] {
    padding-inline: ${vars.space[2]};
    overflow-wrap: anywhere;
  }
  /* Same height as the buttons below a photo, to prevent layout shift. */
  [data-part='upload']:not([data-state='failed']) [data-part='what'] {
    block-size: ${vars.layout.touch};
    padding: ${vars.space[1]} ${vars.space[3]};
    line-height: ${vars.leading.snug};
  }
  [data-part='upload']:not([data-state='failed']) [data-part='buttons'] {
    position: absolute;
    inset-block-start: ${vars.space[1]};
    inset-inline-end: ${vars.space[1]};
  }
  /* Failed uploads come last, with room for the reason. */
  [data-part='upload'][data-state='failed'] {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: 3.5rem 1fr auto;
    order: 1;
    gap: ${vars.space[3]};
    align-items: center;
    padding: ${vars.space[2]};
    border: 1px solid ${vars.danger};
    font-size: ${vars.type.small};
  }
  [data-state='failed'] [data-part='preview'] {
    aspect-ratio: 1;
  }
  [data-state='failed'] [data-part='name'] {
    display: none;
  }
  [data-part='what'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='bar'] {
    block-size: 4px;
    overflow: hidden;
    margin-block-start: ${vars.space[1]};
    border-radius: ${vars.radius.full};
    background: ${vars.line};
  }
  [data-part='bar'] > div {
    block-size: 100%;
    background: ${vars.accent};
    transform-origin: 0 50%;
    transition: transform ${vars.motion.move} ${vars.motion.ease};
  }
  [data-part='bar'] > div:dir(rtl) {
    transform-origin: 100% 50%;
  }
  [data-part='buttons'] {
    display: flex;
    align-items: center;
  }
  [data-part='full'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
`;
