import { fictionalLabelCss } from '@meetcute/kit';
import { media, vars } from '@meetcute/theme';
import type { ComponentPropsWithRef } from 'react';
import { css, keyframes, styled, type IStyledComponent } from 'styled-components';
import { portraitsCss } from './portraits-css.ts';

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(-0.75rem);
  }
`;

/** Position below the page's head, when the foot of the page is occupied. */
const atTopCss = css`
  inset-block: calc(var(--mc-page-head, ${vars.layout.bar}) + ${vars.space[3]} + env(safe-area-inset-top))
    auto;
`;

/** Frame of the notice in a corner clear of tabs, composer and recently pressed buttons. */
export const MutualLikeFrame: IStyledComponent<'web', ComponentPropsWithRef<'div'>> = styled.div`
  position: fixed;
  inset-block-end: ${vars.space[6]};
  inset-inline-end: ${vars.space[6]};
  z-index: 60;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${vars.space[3]} ${vars.space[4]};
  align-items: center;
  inline-size: min(26rem, calc(100vw - 2 * ${vars.space[4]}));
  padding: ${vars.space[5]} ${vars.space[4]};
  padding-inline-start: ${vars.space[5]};
  border: 1px solid ${vars.line};
  border-radius: ${vars.dialog.radius};
  background: ${vars.surfaceRaised};
  color: ${vars.text};
  box-shadow: ${vars.shadow.floating};
  animation: ${arrive} ${vars.motion.move} ${vars.motion.ease} both;

  [data-part='portraits'] {
    ${portraitsCss}
    flex: none;
    grid-row: span 2;
  }
  [data-part='words'] {
    display: grid;
    justify-items: start;
    gap: ${vars.space[1]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='title'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    font-family: ${vars.font.display};
    font-size: ${vars.type.lead};
    font-weight: ${vars.weight.display};
    line-height: ${vars.leading.snug};
    text-wrap: balance;
  }
  [data-part='text'] {
    order: 1;
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
  [data-part='fictional'] {
    ${fictionalLabelCss}
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
    margin: calc(-1 * ${vars.space[2]});
  }
  [data-layout='chat'] & {
    ${atTopCss}
  }
  ${media.phone} {
    ${atTopCss}
    inset-inline: ${vars.space[4]};
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
