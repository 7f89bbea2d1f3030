import { usePart, type PartProps } from '../part/usePart.ts';
import { SignUpContext } from './SignUpContext.ts';
import type { SignUp } from './useSignUp.ts';

export interface SignUpRootState {
  /** The step on show, '0' to '7'. @selector [data-step] */
  step: string;
  /** Whether the person has left the wizard at its end. @selector [data-closed] */
  isClosed: boolean;
}

export interface SignUpRootProps extends PartProps<'section', SignUpRootState> {
  /** The wizard, from `useSignUp`. */
  signUp: SignUp;
}

/** The sign-up wizard without a look, a section; the parts in it show its step, progress and dots. */
export function SignUpRoot({ signUp, as: Frame = 'section', ...props }: SignUpRootProps) {
  const drawn = usePart(props, { step: String(signUp.step), isClosed: signUp.isClosed });
  return (
    <SignUpContext value={signUp}>
      <Frame {...drawn} />
    </SignUpContext>
  );
}
