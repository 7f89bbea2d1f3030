export {
  SignUpBack as Back,
  SignUpSkip as Skip,
  type SignUpButtonProps as ButtonProps,
} from './SignUpButton.tsx';
export {
  SignUpDisclosures as Disclosures,
  type SignUpDisclosuresProps as DisclosuresProps,
} from './SignUpDisclosures.tsx';
export { SignUpDots as Dots, type SignUpDotsProps as DotsProps } from './SignUpDots.tsx';
export {
  SignUpProgress as Progress,
  type SignUpProgressProps as ProgressProps,
  type SignUpProgressState as ProgressState,
} from './SignUpProgress.tsx';
export {
  SignUpRoot as Root,
  type SignUpRootProps as RootProps,
  type SignUpRootState as RootState,
} from './SignUpRoot.tsx';
export {
  SignUpStepRoot as Step,
  type SignUpStepRootProps as StepProps,
  type SignUpStepRootState as StepState,
} from './SignUpStepRoot.tsx';
export {
  AboutStep,
  AccountStep,
  EndStep,
  MembersStep,
  PersonStep,
  PhotoStep,
  PlaceStep,
  PushStep,
} from './SignUpSteps.tsx';
