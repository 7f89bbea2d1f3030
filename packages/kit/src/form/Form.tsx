import { useEffect, useReducer, useRef, type ComponentProps, type FormEvent } from 'react';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { watchFilledFields } from './watch-filled-fields.ts';

/** State of a form, for its `className` and `style` functions. */
export interface FormState {
  /** Whether the form is being sent. @selector [data-pending] */
  isPending: boolean;
}

export interface FormProps
  extends
    Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | keyof FrameProps>,
    FrameProps<HTMLFormElement, FormState> {
  /** Called on submit, with native navigation prevented; sends the form or sets errors on its fields. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Whether the form is being sent; further submits are ignored. Default: false. @selector [aria-busy] */
  isPending?: boolean;
}

const FOCUSABLE = 'input, select, textarea, button, [tabindex]';

/** Scrolls to the first invalid field and focuses it, or the first control of an invalid group. Returns whether one exists. */
function goToProblem(form: HTMLFormElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong?.matches(FOCUSABLE) ? wrong : wrong?.querySelector<HTMLElement>(FOCUSABLE);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  return control !== null && control !== undefined;
}

/**
 * Form that focuses the first invalid field after a submit, for errors found by the page and by the server. Fields that a
 * password manager has filled without events report their text before `onSubmit`.
 */
export function Form({
  onSubmit,
  onInput,
  isPending = false,
  children,
  className,
  style,
  ref,
  id,
  ...props
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  // A submit that changes no state of the page may still find a field that was wrong before.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isAnswerDue = useRef(false);
  useEffect(() => watchFilledFields(form.current!), []);
  // An error can come without a rendering in which the form is pending, when its response is quick.
  useEffect(() => {
    if (isAnswerDue.current && !isPending && goToProblem(form.current)) isAnswerDue.current = false;
  });
  return (
    <form
      // Without script the browser sends the form itself; a GET would put passwords into the address.
      method="post"
      {...props}
      {...useFrame({ className, style, ref, id }, { isPending }, form)}
      noValidate
      onInput={(event) => {
        // Who goes on typing keeps the focus.
        isAnswerDue.current = false;
        onInput?.(event);
      }}
      aria-busy={isPending || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        isAnswerDue.current = true;
        // A text that is too long waits in its field, which says so.
        if (!event.currentTarget.querySelector('[data-too-long]')) onSubmit(event);
        renderAgain();
      }}
    >
      {children}
    </form>
  );
}
