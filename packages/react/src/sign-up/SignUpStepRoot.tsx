import type { SignUpStep } from '@meetcute/core';
import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import { useSignUpContext } from './SignUpContext.ts';

export interface SignUpStepRootState {
  /** The step on show, '0' to '7'. @selector [data-step] */
  step: string;
}

export type SignUpStepRootProps = PartProps<'div', SignUpStepRootState>;

/** Stands beside the step, so that it acts when the step is there. */
function StepFocus({ step, mark }: { step: SignUpStep; mark: RefObject<HTMLElement | null> }) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = mark.current?.parentElement?.querySelector<HTMLElement>('h1, h2');
    heading?.focus({ preventScroll: true });
    // A brand's bar may lie over the top of the page; the heading's scroll margin keeps clear of it.
    heading?.scrollIntoView({ block: 'nearest' });
  }, [mark, step]);
  return null;
}

/** What the current step stands in, a div: a new step's heading (with `tabIndex={-1}`) gets the focus as soon as it is there. */
export function SignUpStepRoot({ as: Frame = 'div', ...props }: SignUpStepRootProps) {
  const { step } = useSignUpContext();
  const { children, ...drawn } = usePart(props, { step: String(step) });
  const mark = useRef<HTMLSpanElement>(null);
  return (
    <Frame {...drawn}>
      <Suspense>
        {children as ReactNode}
        <StepFocus step={step} mark={mark} />
      </Suspense>
      <span ref={mark} hidden />
    </Frame>
  );
}
