import { SignUpDots, SignUpProgress, SignUpRoot, SignUpStepRoot, type SignUp } from '@meetcute/react';
import { media, t } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { cardCss } from '../../ui/cardCss.ts';
import { StepBody } from './StepBody.tsx';

const Frame = styled.section`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${t.space[6]};
  inline-size: min(${t.layout.measure}, 100%);
  margin-inline: auto;
  padding: calc(${t.space[6]} + var(--mc-head-over, 0px)) ${t.layout.gutter} ${t.space[16]};

  [data-part='progress'] {
    block-size: 4px;
    overflow: hidden;
    border-radius: ${t.radius.full};
    background: ${t.line};
  }
  [data-part='progress'] > div {
    block-size: 100%;
    border-radius: inherit;
    background: ${t.accent};
    transform: scaleX(var(--progress));
    transform-origin: 0 50%;
    transition: transform ${t.motion.move} ${t.motion.ease};
  }
  [data-part='dots'] {
    display: flex;
    justify-content: center;
    gap: ${t.space[2]};
  }
  [data-part='dots'] span {
    inline-size: ${t.space[2]};
    block-size: ${t.space[2]};
    border-radius: ${t.radius.full};
    background: ${t.line};
  }
  [data-part='dots'] [data-state='done'] {
    background: ${t.accent};
  }
  [data-part='dots'] [data-state='current'] {
    inline-size: ${t.space[6]};
    background: ${t.accent};
  }
  ${media.tablet} {
    flex: none;
    margin-block: calc(${t.space[10]} + var(--mc-head-over, 0px)) ${t.space[16]};
    ${cardCss}
  }
`;

/** Progress above, the step below; a new step's heading gets the focus. */
export function SignUpFrame({ signUp, children }: { signUp: SignUp; children: ReactNode }) {
  return (
    <SignUpRoot as={Frame} signUp={signUp} data-part="sheet">
      <SignUpProgress data-part="progress">
        <div />
      </SignUpProgress>
      <SignUpDots data-part="dots" />
      <SignUpStepRoot as={StepBody}>{children}</SignUpStepRoot>
    </SignUpRoot>
  );
}
