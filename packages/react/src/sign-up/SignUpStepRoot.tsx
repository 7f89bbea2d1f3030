import type { SignUpStep } from '@meetcute/core';
import { Suspense, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import { useSignUpContext } from './SignUpContext.ts';

/** State of the current step, for `className`, `style` and `children` functions. */
export interface SignUpStepRootState {
  /** Current step, '0' to '7'. @selector [data-step] */
  step: string;
}

/** Props of `SignUpStepRoot`. */
export type SignUpStepRootProps = PartProps<'div', SignUpStepRootState>;

/**
 * Focuses the heading of a new step. Rendered inside the same Suspense boundary, so that it runs once the step has
 * loaded.
 */
function StepFocus({ step, mark }: { step: SignUpStep; mark: RefObject<HTMLElement | null> }) {
  const shown = useRef(step);
  // Before the step is painted: later, the member may already be typing in a field of the step.
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = mark.current?.parentElement?.querySelector<HTMLElement>('h1, h2');
    heading?.focus({ preventScroll: true });
    // A sticky header may cover the top of the page; the heading's scroll margin keeps clear of it.
    heading?.scrollIntoView({ block: 'nearest' });
  }, [mark, step]);
  return null;
}

/**
 * Unstyled container for the current step. Focuses the heading of each new step as soon as it has loaded; give the
 * heading `tabIndex={-1}`.
 */
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
