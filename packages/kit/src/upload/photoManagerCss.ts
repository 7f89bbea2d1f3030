import { t } from '@meetcute/theme';
import { css } from 'styled-components';

/** The look of the photos that one has and of the files on their way. */
export const photoManagerCss = css`
  display: grid;
  gap: ${t.space[4]};

  /* What may be told later takes no room before. */
  > [role='alert']:empty {
    position: absolute;
  }
  [data-part='photos'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    gap: ${t.space[3]};
  }
  [data-part='photo-item'] {
    position: relative;
    border-radius: ${t.radius.medium};
    background: ${t.surfaceRaised};
    cursor: grab;
  }
  [data-part='photo-item'] [data-part='photo'] {
    border-radius: ${t.radius.medium};
  }
  [data-part='photo-item'] img {
    /* The whole item is dragged, not its picture. */
    pointer-events: none;
  }
  [data-dragging] {
    opacity: 0.4;
  }
  [data-drop-target] {
    outline: 2px solid ${t.accent};
    outline-offset: 2px;
  }
  [data-part='remove'] {
    position: absolute;
    inset-block-start: ${t.space[1]};
    inset-inline-end: ${t.space[1]};
  }
  [data-part='main'] {
    position: absolute;
    inset-block-start: ${t.space[2]};
    inset-inline-start: ${t.space[2]};
    padding: ${t.space[1]} ${t.space[2]};
    border-radius: ${t.radius.full};
    background: ${t.scrim};
    color: ${t.onScrim};
    font-size: ${t.type.note};
    font-weight: ${t.weight.strong};
  }
  [data-part='tools'] {
    display: flex;
    justify-content: space-between;
  }
  [data-part='uploads'] {
    display: grid;
    gap: ${t.space[2]};
  }
  [data-part='upload'] {
    display: grid;
    grid-template-columns: 3.5rem 1fr auto;
    gap: ${t.space[3]};
    align-items: center;
    padding: ${t.space[2]};
    border: 1px solid ${t.line};
    border-radius: ${t.radius.medium};
    background: ${t.surfaceRaised};
    font-size: ${t.type.small};
  }
  [data-part='upload'][data-state='failed'] {
    border-color: ${t.danger};
  }
  [data-part='preview'] {
    display: grid;
    place-items: center;
    overflow: hidden;
    inline-size: 3.5rem;
    aspect-ratio: 1;
    border-radius: ${t.radius.medium};
    background: ${t.surfaceSunken};
    color: ${t.textMuted};
  }
  [data-part='preview'] img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  [data-part='what'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='bar'] {
    block-size: 4px;
    overflow: hidden;
    margin-block-start: ${t.space[1]};
    border-radius: ${t.radius.full};
    background: ${t.line};
  }
  [data-part='bar'] > div {
    block-size: 100%;
    background: ${t.accent};
    transform-origin: 0 50%;
    transition: transform ${t.motion.move} ${t.motion.ease};
  }
  [data-part='bar'] > div:dir(rtl) {
    transform-origin: 100% 50%;
  }
  [data-part='buttons'] {
    display: flex;
    align-items: center;
  }
  [data-part='full'] {
    color: ${t.textMuted};
    font-size: ${t.type.small};
  }
`;
