import { Suspense, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import { useSignUpContext } from './SignUpContext.ts';
import { stepProblem } from './step-errors.ts';

declare const process: { env: { NODE_ENV?: string } };

/** State of the current step, for `className`, `style` and `children` functions. */
export interface SignUpStepRootState {
  /** Name of the current step. @selector [data-step] */
  step: string;
}

/** Props of `SignUp.Step`. */
export interface SignUpStepRootProps extends PartProps<'div', SignUpStepRootState> {
  /** Step to which the content belongs; nothing is rendered at others. Default: the current one, whichever it is. */
  name?: string;
}

interface StepFocusProps {
  step: string;
  /** Whether the user's move brought the component onto the page. */
  isArrival: boolean;
  mark: RefObject<HTMLElement | null>;
}

/**
 * Focuses the heading of a new step. Rendered inside the same Suspense boundary, so that it runs once the step has
 * loaded.
 */
function StepFocus({ step, isArrival, mark }: StepFocusProps) {
  const shownStep = useRef(isArrival ? null : step);
  // Before the step is painted: later, the member may already be typing in a field of the step.
  useLayoutEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    const heading = mark.current?.parentElement?.querySelector<HTMLElement>('h1, h2');
    heading?.focus({ preventScroll: true });
    // The top of the page, with its head; the heading itself where the wizard is far below.
    heading?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [mark, step]);
  return null;
}

/**
 * Unstyled container for the current step, or for one step by name. Focuses the heading of each new step as soon as it has
 * loaded; give the heading `tabIndex={-1}`.
 */
export function SignUpStepRoot({ name, as: Frame = 'div', ...props }: SignUpStepRootProps) {
  const { step, steps, hasMoved } = useSignUpContext();
  if (process.env.NODE_ENV !== 'production') {
    const problem = stepProblem(name, steps);
    if (problem !== null) throw new Error(problem);
  }
  const { children, ...frameProps } = usePart(props, { step });
  const mark = useRef<HTMLSpanElement>(null);
  if (name !== undefined && name !== step) return null;
  return (
    <Frame {...frameProps}>
      {/* First, so that the ref is set when the focus moves. */}
      <span ref={mark} hidden />
      <Suspense>
        {children as ReactNode}
        <StepFocus step={step} isArrival={name !== undefined && hasMoved} mark={mark} />
      </Suspense>
    </Frame>
  );
}
