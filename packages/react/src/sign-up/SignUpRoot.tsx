import { usePart, type PartProps } from '../part/usePart.ts';
import { SignUpContext } from './SignUpContext.ts';
import type { SignUpWizard } from './wizard.ts';

/** State of the sign-up wizard, for `className`, `style` and `children` functions. */
export interface SignUpRootState {
  /** Name of the current step. @selector [data-step] */
  step: string;
  /** Whether the wizard was closed at its end. @selector [data-closed] */
  isClosed: boolean;
}

/** Props of `SignUp.Root`. */
export interface SignUpRootProps extends PartProps<'section', SignUpRootState> {
  /** Wizard to show, from `useSignUp` or `useMemberSignUp`. @selector [data-step], [data-closed] */
  signUp: SignUpWizard;
}

/** Unstyled section for the sign-up wizard. Provides it to `SignUp.Step`, `SignUp.Progress` and `SignUp.Dots`. */
export function SignUpRoot({ signUp, as: Frame = 'section', ...props }: SignUpRootProps) {
  const frameProps = usePart(props, { step: signUp.step, isClosed: signUp.isClosed });
  return (
    <SignUpContext value={signUp}>
      <Frame {...frameProps} />
    </SignUpContext>
  );
}
