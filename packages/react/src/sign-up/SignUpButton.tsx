import { usePart, type PartProps } from '../part/usePart.ts';
import { useSignUpContext } from './SignUpContext.ts';

/** State of a button of the wizard; it has none. */
export type SignUpButtonState = Readonly<Record<never, never>>;

/** Props of `SignUpBack` and `SignUpSkip`. Children are the label. */
export type SignUpButtonProps = PartProps<'button', SignUpButtonState>;

interface ActionProps {
  action: (() => void) | null;
  given: SignUpButtonProps;
}

function ActionButton({ action, given: { as: Frame = 'button', onClick, ...props } }: ActionProps) {
  const drawn = usePart(props, {});
  if (action === null) return null;
  const onPress: typeof onClick = (event) => {
    onClick?.(event);
    if (!event.defaultPrevented) action();
  };
  return <Frame type="button" {...drawn} onClick={onPress} />;
}

/** Unstyled button that goes back one step. Renders nothing at the first step and right after the account. */
export const SignUpBack = (props: SignUpButtonProps) => (
  <ActionButton action={useSignUpContext().onBack} given={props} />
);

/** Unstyled button that goes to the next step without saving. Renders nothing at the account and at the last step. */
export const SignUpSkip = (props: SignUpButtonProps) => (
  <ActionButton action={useSignUpContext().onSkip} given={props} />
);
