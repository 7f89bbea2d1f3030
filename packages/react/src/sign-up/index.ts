export { ActivationProgressRoot, type ActivationProgressRootProps } from './ActivationProgressRoot.tsx';
export { EmailSuggestionRoot, type EmailSuggestionRootProps } from './EmailSuggestionRoot.tsx';
export { SignUpBack, SignUpSkip, type SignUpButtonProps } from './SignUpButton.tsx';
export { SignUpDots, type SignUpDotsProps } from './SignUpDots.tsx';
export { SignUpProgress, type SignUpProgressProps } from './SignUpProgress.tsx';
export { SignUpRoot, type SignUpRootProps } from './SignUpRoot.tsx';
export { SignUpStepRoot, type SignUpStepRootProps } from './SignUpStepRoot.tsx';
export {
  useAccountStep,
  type AccountStep,
  type AccountStepOptions,
  type FormField,
} from './useAccountStep.ts';
export { campaignProfileQuery, useCampaignProfile } from './useCampaignProfile.ts';
export { useEmailSuggestion, type EmailSuggestion } from './useEmailSuggestion.ts';
export { useEmailCheck, type EmailCheckStatus } from './useEmailCheck.ts';
export * as SignUp from './index.parts.ts';
export { useAboutStep, type AboutStepState } from './useAboutStep.ts';
export { usePersonStep, type PersonStepState, type PersonValues } from './usePersonStep.ts';
export { usePlaceStep, type PlaceStepState } from './usePlaceStep.ts';
export { usePushStep, type PushStepState } from './usePushStep.ts';
export { useMemberSignUp, type MemberSignUpOptions } from './useMemberSignUp.ts';
export { useSignUp } from './useSignUp.ts';
export { noPush, type SignUpOptions, type SignUpWizard, type StoredStep } from './wizard.ts';
export { useActivationProgress, type ActivationProgress } from './useActivationProgress.ts';
