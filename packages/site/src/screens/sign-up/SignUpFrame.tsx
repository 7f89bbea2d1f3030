import type { DotState, SignUpStep } from '@meetcute/core';
import { media, t } from '@meetcute/theme';
import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { cardCss } from '../../shell/cardCss.ts';
import { StepBody } from './StepBody.tsx';

const Frame = styled.section`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${t.space[6]};
  inline-size: min(34rem, 100%);
  margin-inline: auto;
  padding: ${t.space[6]} ${t.layout.gutter} ${t.space[16]};

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
    margin-block: ${t.space[10]} ${t.space[16]};
    ${cardCss}
  }
`;

export interface SignUpFrameProps {
  step: SignUpStep;
  progress: number;
  dots: readonly DotState[] | null;
  children: ReactNode;
}

/** Stands beside the step, so that it acts when the step is there. */
function StepFocus({ step, root }: { step: SignUpStep; root: RefObject<HTMLElement | null> }) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    root.current?.querySelector('h1')?.focus();
  }, [root, step]);
  return null;
}

/** Progress above, the step below; a new step's heading gets the focus. */
export function SignUpFrame({ step, progress, dots, children }: SignUpFrameProps) {
  const { t: text } = useTranslation('signUp');
  const root = useRef<HTMLDivElement>(null);
  return (
    <Frame data-part="sheet">
      <ProgressBar
        aria-label={text('progress')}
        value={progress * 100}
        valueLabel={text('step', { step: step + 1, count: 8 })}
      >
        <div data-part="progress">
          <div style={{ transform: `scaleX(${progress})` }} />
        </div>
      </ProgressBar>
      {dots && (
        <div data-part="dots" aria-hidden>
          {dots.map((state, index) => (
            <span key={index} data-state={state} />
          ))}
        </div>
      )}
      <StepBody ref={root}>
        <Suspense>
          {children}
          <StepFocus step={step} root={root} />
        </Suspense>
      </StepBody>
    </Frame>
  );
}
