import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { announce } from './announce.ts';

/** State of a button, for its `className` and `style` functions. */
export interface ButtonState {
  /** Whether its action isn't available now. @selector [data-disabled] */
  isDisabled: boolean;
  /** Whether its action is under way. @selector [data-pending] */
  isPending: boolean;
}

/** Props of every button of the kit. */
export interface BaseButtonProps
  extends
    Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'onClick' | keyof FrameProps>,
    FrameProps<HTMLButtonElement, ButtonState> {
  /** Called when the button is pressed with a pointer, a key or by a screen reader. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /**
   * Whether its action isn't available now. A submit button stays focusable and is announced as disabled; a press
   * submits, so that the form can show what is missing. Any other button can't be pressed or focused. Default: false.
   * @selector [data-disabled]
   */
  isDisabled?: boolean | undefined;
  /** Whether its action is under way: it keeps the focus and ignores presses. Default: false. @selector [data-pending] */
  isPending?: boolean | undefined;
}

/** Reads the label of a focused button again when its action starts and ends, because a spinner is only visible. */
function useAnnouncedLabel(isPending: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(isPending);
  useEffect(() => {
    const button = ref.current;
    if (wasPending.current === isPending) return;
    wasPending.current = isPending;
    if (!button || document.activeElement !== button) return;
    announce(button.ariaLabel ?? button.textContent);
  }, [isPending]);
  return ref;
}

/** Returns the props of a native `button`. Its styles use the states of CSS, `data-disabled` and `data-pending`. */
export function useButton(props: BaseButtonProps): ComponentProps<'button'> {
  const { className, style, ref, id, type = 'button', onPress, ...otherProps } = props;
  const { isDisabled = false, isPending = false, ...attributes } = otherProps;
  const buttonRef = useAnnouncedLabel(isPending);
  const isSubmit = type === 'submit';
  return {
    ...attributes,
    ...useFrame({ className, style, ref, id }, { isDisabled, isPending }, buttonRef),
    type,
    disabled: isDisabled && !isSubmit,
    'aria-disabled': isPending || (isDisabled && isSubmit) || undefined,
    onKeyDown: (event) => {
      // Browsers press a button again and again while Enter is held.
      if (event.repeat && event.key === 'Enter') event.preventDefault();
      attributes.onKeyDown?.(event);
    },
    onClick: (event) => {
      if (isPending) {
        // Otherwise the button would submit its form.
        event.preventDefault();
        return;
      }
      // Safari focuses no button on a click, and dialogs return the focus to the one that opened them.
      if (document.activeElement !== event.currentTarget) event.currentTarget.focus({ preventScroll: true });
      onPress?.(event);
    },
  };
}
