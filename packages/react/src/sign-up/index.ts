export * as EmailSuggestion from './email-suggestion.parts.ts';
export * as ActivationProgress from './activation-progress.parts.ts';
export type { ActivationProgressRootProps, ActivationProgressRootState } from './ActivationProgressRoot.tsx';
export type { EmailSuggestionRootProps, EmailSuggestionRootState } from './EmailSuggestionRoot.tsx';
export type { SignUpButtonProps } from './SignUpButton.tsx';
export type { SignUpDisclosuresProps, SignUpDisclosuresState } from './SignUpDisclosures.tsx';
export type { SignUpDotsProps } from './SignUpDots.tsx';
export type { SignUpProgressProps, SignUpProgressState } from './SignUpProgress.tsx';
export type { SignUpRootProps, SignUpRootState } from './SignUpRoot.tsx';
export type { SignUpStepRootProps, SignUpStepRootState } from './SignUpStepRoot.tsx';
export {
  useAccountStep,
  type AccountStep,
  type AccountStepOptions,
  type FormField,
} from './useAccountStep.ts';
export type { AccountValues, SubmittedAccount } from './useTypedAccount.ts';
export { campaignProfileQuery, useCampaignProfile } from './useCampaignProfile.ts';
export { useEmailSuggestion, type UseEmailSuggestionResult } from './useEmailSuggestion.ts';
export { useEmailCheck, type EmailCheckStatus } from './useEmailCheck.ts';
export * as SignUp from './index.parts.ts';
export { useAboutStep, type AboutStepState } from './useAboutStep.ts';
export { usePersonStep, type PersonStepState, type PersonValues } from './usePersonStep.ts';
export { usePlaceStep, type PlaceStepState } from './usePlaceStep.ts';
export { usePushStep, type PushStepState } from './usePushStep.ts';
export { useMemberSignUp, type MemberSignUpOptions } from './useMemberSignUp.ts';
export { useSignUp } from './useSignUp.ts';
export { noPush, type SignUpOptions, type SignUpWizard, type StoredStep } from './wizard.ts';
export { useActivationProgress, type UseActivationProgressResult } from './useActivationProgress.ts';
