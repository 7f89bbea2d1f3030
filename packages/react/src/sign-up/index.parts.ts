export { SignUpBack as Back, SignUpSkip as Skip } from './SignUpButton.tsx';
export { SignUpDots as Dots } from './SignUpDots.tsx';
export { SignUpProgress as Progress } from './SignUpProgress.tsx';
export { SignUpRoot as Root } from './SignUpRoot.tsx';
export { SignUpStepRoot as Step } from './SignUpStepRoot.tsx';
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
