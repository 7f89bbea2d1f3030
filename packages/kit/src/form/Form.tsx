import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'> {
  /** Sends the form, or says at its fields what is wrong; the page is never left for it. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Whether it is being sent; it cannot be sent a second time meanwhile. Default: false. */
  isPending?: boolean;
}

const FOCUSABLE = 'input, select, textarea, button, [tabindex]';

/** Brings the first field with a problem into sight and gives it the focus; a group gives it to its first control. */
function goToProblem(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong?.matches(FOCUSABLE) ? wrong : wrong?.querySelector<HTMLElement>(FOCUSABLE);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** A browser sends nothing on Enter while the button is disabled, so that nobody would hear what is missing. */
function sendOnEnter(event: KeyboardEvent): void {
  const { key, target, isComposing } = event;
  if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
  const button = target.form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button?.disabled) target.form?.requestSubmit();
}

/** A form that takes whoever sends it with a problem to the first field that has one, whether the page or the server found it. */
export function Form({ onSubmit, isPending = false, children, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const wasPending = useRef(false);
  useEffect(() => {
    const { current } = form;
    current?.addEventListener('keydown', sendOnEnter);
    return () => current?.removeEventListener('keydown', sendOnEnter);
  }, []);
  useEffect(() => {
    if (attempts > 0) goToProblem(form.current);
  }, [attempts]);
  useEffect(() => {
    if (wasPending.current && !isPending) goToProblem(form.current);
    wasPending.current = isPending;
  }, [isPending]);
  return (
    <form
      {...props}
      ref={form}
      noValidate
      aria-busy={isPending || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        onSubmit(event);
        setAttempts((count) => count + 1);
      }}
    >
      {children}
    </form>
  );
}
