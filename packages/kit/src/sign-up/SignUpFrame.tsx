import { SignUp, useSignUpText, type SignUpRootState, type SignUpWizard } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { cardCss } from '../layout/card-css.ts';
import type { FrameProps } from '../frame/useFrame.ts';

const Frame = styled.section`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${vars.space[6]};
  inline-size: min(${vars.layout.measure}, 100%);
  margin-inline: auto;
  padding: calc(${vars.space[6]} + var(--mc-head-over, 0px)) ${vars.layout.gutter} ${vars.space[16]};

  [data-part='progress'] {
    display: grid;
    gap: ${vars.space[3]};
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    font-variant-numeric: tabular-nums;
    line-height: ${vars.leading.snug};
  }
  [data-part='track'] {
    position: relative;
    block-size: ${vars.space[1]};
  }
  /* A segment for each step, so that the length of the bar can be counted. */
  [data-part='bar'],
  [data-part='dots'] {
    position: absolute;
    inset: 0;
    display: grid;
    grid-template: 100% / repeat(var(--count), 1fr);
    gap: ${vars.space[1]};
  }
  [data-part='bar'] span {
    border-radius: ${vars.radius.full};
    background: ${vars.line};
    transition: background-color ${vars.motion.move} ${vars.motion.ease};
  }
  /* Progress is visible in the first step too. */
  [data-part='bar'] span:first-child {
    background: linear-gradient(90deg, ${vars.accent} ${vars.space[6]}, ${vars.line} 0);
  }
  [data-part='bar'] span[data-state] {
    background: ${vars.accent};
  }
  /* The same mark for all six. */
  [data-part='bar'] span[data-state='current'] {
    margin-block: calc(-0.5 * ${vars.space[1]});
  }
  /* Each in the middle of the segment that its step fills: the first one after that of the notifications. */
  [data-part='dots'] {
    place-items: center;
  }
  [data-part='dots'] span {
    inline-size: ${vars.space[2]};
    block-size: ${vars.space[2]};
    border-radius: ${vars.radius.full};
    background: ${vars.line};
  }
  [data-part='dots'] span:first-child {
    grid-column-start: 2;
  }
  [data-part='dots'] [data-state='done'],
  [data-part='dots'] [data-state='current'] {
    background: ${vars.accent};
  }
  ${media.tablet} {
    flex: none;
    margin-block: calc(${vars.space[10]} + var(--mc-head-over, 0px)) ${vars.space[16]};
    ${cardCss}
  }
`;

/** Returns the state of the segment of a step; undefined ahead of the current one. */
function segmentState(segment: number, step: number): 'done' | 'current' | undefined {
  if (segment > step) return undefined;
  return segment === step ? 'current' : 'done';
}

/** Props of `SignUpFrame`. */
export interface SignUpFrameProps extends FrameProps<HTMLElement, SignUpRootState> {
  /** State of the wizard. */
  signUp: SignUpWizard;
  /** The current step, such as `PlaceStep`. */
  children: ReactNode;
}

/** Frame of the wizard: progress as text and bar, and the step below. A new step's heading receives the focus. */
export function SignUpFrame({ signUp, children, ...frame }: SignUpFrameProps) {
  const { step, count } = signUp.position;
  return (
    <SignUp.Root {...frame} as={Frame} signUp={signUp} data-part="sheet">
      <SignUp.Progress data-part="progress">
        {/* The dots say the rest; screen readers get it in words. */}
        <p>{useSignUpText({ ...signUp, dots: null })}</p>
        <div data-part="track">
          <div data-part="bar">
            {Array.from({ length: count }, (_, index) => (
              <span key={index} data-state={segmentState(index + 1, step)} />
            ))}
          </div>
          <SignUp.Dots data-part="dots" />
        </div>
      </SignUp.Progress>
      <SignUp.Step>{children}</SignUp.Step>
    </SignUp.Root>
  );
}
