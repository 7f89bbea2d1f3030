export { ActivationProgressRoot, type ActivationProgressRootProps } from './ActivationProgressRoot.tsx';
export { EmailSuggestionRoot, type EmailSuggestionRootProps } from './EmailSuggestionRoot.tsx';
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
export { noPush, useSignUp, type SignUp } from './useSignUp.ts';
export { useActivationProgress, type ActivationProgress } from './useActivationProgress.ts';
