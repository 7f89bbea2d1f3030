import { usePart, type PartProps } from '../part/usePart.ts';
import { useSignUpContext } from './SignUpContext.ts';

/** State of the dots as a whole; it has none. Each dot has its own `[data-state]`. */
export type SignUpDotsState = Readonly<Record<never, never>>;

/** Props of `SignUp.Dots`. */
export type SignUpDotsProps = PartProps<'div', SignUpDotsState>;

/**
 * Unstyled dots for the profile steps and an app's own; renders nothing when the site does not show them. Hidden from screen
 * readers, which get `SignUp.Progress` instead. Children replace the dots (spec: signup.progress-four-dots).
 * @selector [data-state='done' | 'current' | 'ahead']
 */
export function SignUpDots({ as: Frame = 'div', ...props }: SignUpDotsProps) {
  const { dots } = useSignUpContext();
  const { children, ...frameProps } = usePart(props, {});
  if (dots === null) return null;
  return (
    <Frame aria-hidden {...frameProps}>
      {children ?? dots.map((state, index) => <span key={index} data-state={state} />)}
    </Frame>
  );
}
