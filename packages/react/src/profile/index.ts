export { ProfileRoot, type ProfileRootProps, type ProfileState } from './ProfileRoot.tsx';
