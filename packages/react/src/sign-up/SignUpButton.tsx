import type { MouseEvent } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import { useSignUpContext } from './SignUpContext.ts';

/** State of a button of the wizard; it has none. */
export type SignUpButtonState = Readonly<Record<never, never>>;

/** Props of `SignUp.Back` and `SignUp.Skip`. Children are the label. */
export type SignUpButtonProps = PartProps<'button', SignUpButtonState>;

interface ActionProps {
  action: (() => void) | null;
  given: SignUpButtonProps;
}

function ActionButton({ action, given: { as: Frame = 'button', ...props } }: ActionProps) {
  const onClick = (event: MouseEvent) => {
    if (!event.defaultPrevented) action?.();
  };
  const frameProps = usePart(props, {}, { onClick });
  return action && <Frame type="button" {...frameProps} />;
}

/** Unstyled button that goes back one step. Renders nothing at the first step and right after the account. */
export const SignUpBack = (props: SignUpButtonProps) => (
  <ActionButton action={useSignUpContext().onBack} given={props} />
);

/** Unstyled button that goes to the next step without saving. Renders nothing at the account and at the last step. */
export const SignUpSkip = (props: SignUpButtonProps) => (
  <ActionButton action={useSignUpContext().onSkip} given={props} />
);
