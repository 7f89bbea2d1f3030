import { vars } from '@meetcute/theme';
import { css, keyframes } from 'styled-components';

const fromLeft = keyframes`
  from {
    opacity: 0;
    transform: translateX(-1.75rem) rotate(-10deg);
  }
`;
const fromRight = keyframes`
  from {
    opacity: 0;
    transform: translateX(1.75rem) rotate(10deg);
  }
`;
const beat = keyframes`
  0% {
    opacity: 0;
    transform: scale(0.2);
  }
  60% {
    opacity: 1;
    transform: scale(1.3);
  }
`;

/** Both portraits and a heart between them, in one quiet movement with the dialog or notice around them. */
export const portraitsCss = css`
  position: relative;
  display: flex;

  [data-part='photo'] {
    inline-size: var(--portrait, 4rem);
    box-shadow: 0 0 0 3px var(--portrait-ground, ${vars.surfaceRaised});
    animation: ${fromLeft} ${vars.motion.move} ${vars.motion.ease} both;
  }
  [data-part='photo'] + [data-part='photo'] {
    margin-inline-start: calc(-0.22 * var(--portrait, 4rem));
    animation-name: ${fromRight};
  }
  [data-part='heart'] {
    position: absolute;
    inset-block-end: -0.5rem;
    inset-inline-start: 50%;
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    margin-inline-start: -1rem;
    border-radius: 50%;
    background: ${vars.accent};
    color: ${vars.onAccent};
    box-shadow: 0 0 0 3px var(--portrait-ground, ${vars.surfaceRaised});
    animation: ${beat} ${vars.motion.move} ${vars.motion.ease} both;
  }
`;
