import { createContext, useContext } from 'react';
import type { SignUpWizard } from './wizard.ts';

/** Provides the sign-up wizard to its parts; null outside `SignUp.Root`. */
export const SignUpContext = createContext<SignUpWizard | null>(null);

/** Returns the enclosing sign-up wizard. Throws outside `SignUp.Root`. */
export function useSignUpContext(): SignUpWizard {
  const signUp = useContext(SignUpContext);
  if (signUp) return signUp;
  throw new Error(
    'A part of the sign-up was used outside <SignUp.Root>, so there is no step to show. ' +
      'Wrap it in <SignUp.Root signUp={useSignUp()}>.',
  );
}
