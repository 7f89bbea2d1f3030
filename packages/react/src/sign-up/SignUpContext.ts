import { createContext, useContext } from 'react';
import type { SignUpWizard } from './wizard.ts';

/** Provides the sign-up wizard to its parts; null outside `SignUpRoot`. */
export const SignUpContext = createContext<SignUpWizard | null>(null);

/** Returns the enclosing sign-up wizard. Throws outside `SignUpRoot`. */
export function useSignUpContext(): SignUpWizard {
  const signUp = useContext(SignUpContext);
  if (signUp) return signUp;
  throw new Error(
    'A part of the sign-up was used outside <SignUpRoot>, so there is no step to show. ' +
      'Wrap it in <SignUpRoot signUp={useSignUp()}>.',
  );
}
