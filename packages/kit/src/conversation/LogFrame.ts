import { media, vars } from '@meetcute/theme';
import type { ComponentPropsWithRef } from 'react';
import { styled, type IStyledComponent } from 'styled-components';

/** Styles of a conversation's messages. */
export const LogFrame: IStyledComponent<'web', ComponentPropsWithRef<'div'>> = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;

  [data-part='scroller'] {
    flex: 1;
    min-block-size: 0;
    overscroll-behavior: contain;
  }
  [data-part='scroller']:focus-visible {
    outline-offset: -2px;
  }
  [data-part='messages'] {
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
    justify-content: flex-end;
    padding: ${vars.space[4]} ${vars.layout.gutter};
  }
  [data-part='older'] {
    display: grid;
    justify-items: center;
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  [data-part='day'],
  [data-part='unread'] {
    margin-block: ${vars.space[5]} ${vars.space[3]};
    color: ${vars.textMuted};
    font-family: ${vars.font.text};
    font-size: ${vars.type.note};
    font-weight: ${vars.weight.strong};
    letter-spacing: 0;
    line-height: ${vars.leading.snug};
    text-align: center;
  }
  [data-part='unread'] {
    display: flex;
    gap: ${vars.space[3]};
    align-items: center;
    color: ${vars.accentText};
  }
  [data-part='unread']::before,
  [data-part='unread']::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid;
    opacity: 0.4;
  }
  /* Padding instead of margins, so that a chunk has the same height alone and among others. */
  [data-part='run'] {
    display: grid;
    gap: 3px;
    padding-block-start: ${vars.space[4]};
  }
  [data-part='day'] + [data-part='run'],
  [data-part='unread'] + [data-part='run'] {
    padding-block-start: 0;
  }
  [data-part='typing'] {
    padding: ${vars.space[3]} ${vars.space[4]} 0;
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  /* Three pulsing dots. */
  [data-part='typing']::before {
    content: '';
    display: inline-block;
    inline-size: 1.375rem;
    block-size: 0.375rem;
    margin-inline-end: ${vars.space[2]};
    background: radial-gradient(circle closest-side, currentColor 92%, transparent) 0 / calc(100% / 3) 100%;
    vertical-align: middle;
    animation: typing 1.2s ${vars.motion.ease} infinite alternate;
  }
  @keyframes typing {
    from {
      opacity: 0.35;
    }
  }
  [data-part='typing']:empty {
    display: none;
  }
  [data-part='latest'] {
    position: absolute;
    inset-block-end: ${vars.space[3]};
    inset-inline: 0;
    display: grid;
    justify-items: center;
    pointer-events: none;
  }
  [data-part='latest'] > * {
    box-shadow: ${vars.shadow.floating};
    pointer-events: auto;

    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
  ${media.tablet} {
    [data-part='messages'] {
      padding-inline: ${vars.space[6]};
    }
  }
`;
