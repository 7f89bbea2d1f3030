import { media, t } from '@meetcute/theme';
import { css, keyframes, styled } from 'styled-components';

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(-0.75rem);
  }
`;
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
const fly = keyframes`
  from {
    opacity: 1;
    transform: translateY(-0.5rem) scale(1);
  }
  to {
    opacity: 0;
    transform: translateY(-3.25rem) scale(0.3);
  }
`;

/** The two who like each other, a heart where they meet, and what flies off it. */
const portraitsCss = css`
  position: relative;
  display: flex;
  flex: none;
  grid-row: span 2;

  [data-part='photo'] {
    inline-size: 4rem;
    box-shadow: 0 0 0 3px ${t.surfaceRaised};
    animation: ${fromLeft} ${t.motion.move} ${t.motion.ease} both;
  }
  [data-part='photo'] + [data-part='photo'] {
    margin-inline-start: -0.875rem;
    animation-name: ${fromRight};
  }
  [data-part='heart'],
  [data-part='spark'] {
    position: absolute;
    inset-inline-start: 50%;
  }
  [data-part='heart'] {
    inset-block-end: -0.5rem;
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    margin-inline-start: -1rem;
    border-radius: 50%;
    background: ${t.accent};
    color: ${t.onAccent};
    box-shadow: 0 0 0 3px ${t.surfaceRaised};
    animation: ${beat} ${t.motion.move} ${t.motion.ease} 200ms both;
  }
  /* Each turns about the heart; the pseudo-element is what flies. */
  [data-part='spark'] {
    inset-block-end: 0.5rem;
    inline-size: 0;
    block-size: 0;
    pointer-events: none;
  }
  [data-part='spark']::before {
    content: '';
    position: absolute;
    inset: -0.1875rem;
    inline-size: 0.375rem;
    block-size: 0.375rem;
    border-radius: 50%;
    background: ${t.accent};
    animation: ${fly} 620ms ${t.motion.ease} 360ms both;
  }
  [data-part='spark']:nth-of-type(even)::before {
    background: ${t.accentText};
    animation-delay: 400ms;
  }
  @media (prefers-reduced-motion: reduce) {
    [data-part='spark'] {
      display: none;
    }
  }
`;

/** Where the foot of the page is taken: below its head. */
const atTopCss = css`
  inset-block: calc(var(--mc-page-head, ${t.layout.bar}) + ${t.space[3]} + env(safe-area-inset-top)) auto;
`;

/** In a corner where neither tabs, a composer nor what was just pressed stand; only the card itself takes presses. */
export const MutualLikeFrame = styled.div`
  position: fixed;
  inset-block-end: ${t.space[6]};
  inset-inline-end: ${t.space[6]};
  z-index: 60;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${t.space[3]} ${t.space[4]};
  align-items: center;
  inline-size: min(26rem, calc(100vw - 2 * ${t.space[4]}));
  padding: ${t.space[5]} ${t.space[4]};
  padding-inline-start: ${t.space[5]};
  border: 1px solid ${t.line};
  border-radius: ${t.dialog.radius};
  background: ${t.surfaceRaised};
  color: ${t.text};
  box-shadow: ${t.shadow.floating};
  animation: ${arrive} ${t.motion.enter} ${t.motion.ease} both;

  [data-part='portraits'] {
    ${portraitsCss}
  }
  [data-part='words'] {
    display: grid;
    justify-items: start;
    gap: ${t.space[1]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='title'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    font-family: ${t.font.display};
    font-size: ${t.type.lead};
    font-weight: ${t.weight.display};
    line-height: ${t.leading.snug};
    text-wrap: balance;
  }
  [data-part='text'] {
    order: 1;
    color: ${t.textMuted};
    font-size: ${t.type.small};
    line-height: ${t.leading.snug};
  }
  [data-part='fictional'] {
    padding: 0 ${t.space[2]};
    border: 1px solid ${t.edge};
    border-radius: ${t.radius.full};
    font-size: ${t.type.note};
    line-height: 1.6;
  }
  > button {
    grid-column: 2 / -1;
    justify-self: start;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  > button:last-child {
    grid-row: 1;
    grid-column: 3;
    align-self: start;
    margin: calc(-1 * ${t.space[2]});
  }
  [data-layout='chat'] & {
    ${atTopCss}
  }
  ${media.phone} {
    ${atTopCss}
    inset-inline: ${t.space[4]};
    grid-template-columns: auto minmax(0, 1fr) auto;
    inline-size: auto;

    > [data-part='portraits'] {
      grid-row: 1;
    }
    > button:not(:last-child) {
      grid-column: 1 / -1;
      justify-self: stretch;
    }
  }
`;
