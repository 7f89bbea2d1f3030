export { FictionalLabel, type FictionalLabelProps } from './FictionalLabel.tsx';
export { ProfileCardRoot, useCardProfile, type ProfileCardRootProps } from './ProfileCardRoot.tsx';
