export * as ProfileCard from './index.parts.ts';
export { FictionalLabel, type FictionalLabelProps } from './FictionalLabel.tsx';
export { useCardProfile, type ProfileCardRootProps, type ProfileCardState } from './ProfileCardRoot.tsx';
