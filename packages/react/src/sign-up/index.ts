export {
  useAccountStep,
  type AccountStep,
  type AccountStepOptions,
  type FormField,
} from './useAccountStep.ts';
export { useEmailCheck, type EmailStanding } from './useEmailCheck.ts';
export { noPush, useSignUp, type SignUp } from './useSignUp.ts';
