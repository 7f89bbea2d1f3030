import { vars } from '@meetcute/theme';
import { css, keyframes } from 'styled-components';

const leaveRight = keyframes`
  to {
    opacity: 0;
    transform: translateX(min(115vw, 48rem)) rotate(16deg);
  }
`;
const leaveLeft = keyframes`
  to {
    opacity: 0;
    transform: translateX(max(-115vw, -48rem)) rotate(-16deg);
  }
`;
const backFromRight = keyframes`
  from {
    opacity: 0;
    transform: translateX(min(100vw, 36rem)) rotate(12deg);
  }
`;
const backFromLeft = keyframes`
  from {
    opacity: 0;
    transform: translateX(max(-100vw, -36rem)) rotate(-12deg);
  }
`;

/**
 * Position and animations of a deck card: dragging, leaving and returning. Brand frames include it and add their styles.
 * Reduced motion removes the animations.
 */
export const swipeCardCss = css`
  position: relative;
  overflow: hidden;
  transform: translateX(var(--swipe-x, 0px)) rotate(calc(var(--swipe-turn, 0) * 6deg));
  transform-origin: 50% 100%;
  transition: transform ${vars.motion.move} ${vars.motion.ease};
  cursor: grab;
  user-select: none;
  -webkit-touch-callout: none;

  &[data-dragged] {
    transition: none;
    cursor: grabbing;
  }
  /* The next cards move up in proportion to the distance that the top card is dragged. */
  &[data-place='next'] {
    z-index: -1;
    transform: translateY(calc(0.875rem * (1 - var(--swipe-part, 0))))
      scale(calc(0.945 + 0.055 * var(--swipe-part, 0)));
  }
  &[data-place='under'] {
    z-index: -2;
    transform: translateY(calc(1.75rem - 0.875rem * var(--swipe-part, 0)))
      scale(calc(0.89 + 0.055 * var(--swipe-part, 0)));
  }
  /* They are blank at rest, when no more than their edges are in sight. */
  &:is([data-place='next'], [data-place='under']) > * {
    visibility: hidden;
    /* Hides the next card again only once a card that was released has covered it. */
    transition: visibility ${vars.motion.move};
  }
  :has(> [data-dragged]) > &[data-place='next'] > * {
    visibility: inherit;
  }
  /* No fictional face may be in sight without its label, which the dragged card still covers in part. */
  &[data-fictional]:is([data-place='next'], [data-place='under']) img {
    filter: blur(1.75rem);
  }
  &[data-place='gone'] {
    z-index: 1;
    animation: ${leaveRight} ${vars.motion.move} ${vars.motion.ease} forwards;
    pointer-events: none;
  }
  &[data-place='gone'][data-direction='skip'] {
    animation-name: ${leaveLeft};
  }
  &[data-place='top'][data-direction='like'] {
    animation: ${backFromRight} ${vars.motion.move} ${vars.motion.ease};
  }
  &[data-place='top'][data-direction='skip'] {
    animation: ${backFromLeft} ${vars.motion.move} ${vars.motion.ease};
  }

  /* Result of releasing the card, on the side that it tilts up, below badges and buttons. */
  [data-part='stamp'] {
    position: absolute;
    inset-block-start: ${vars.space[20]};
    z-index: 2;
    display: grid;
    place-items: center;
    inline-size: 5rem;
    block-size: 5rem;
    border-radius: ${vars.radius.full};
    opacity: 0;
    pointer-events: none;
  }
  [data-part='stamp'][data-move='like'] {
    inset-inline-start: ${vars.space[6]};
    background: ${vars.accent};
    color: ${vars.onAccent};
    opacity: calc(var(--swipe-turn, 0) * 1.4);
    rotate: -10deg;
  }
  [data-part='stamp'][data-move='skip'] {
    inset-inline-end: ${vars.space[6]};
    background: ${vars.surfaceRaised};
    color: ${vars.text};
    opacity: calc(var(--swipe-turn, 0) * -1.4);
    rotate: 10deg;
  }
  &[data-place='gone'][data-direction='like'] [data-part='stamp'][data-move='like'],
  &[data-place='gone'][data-direction='skip'] [data-part='stamp'][data-move='skip'] {
    opacity: 1;
  }
`;
