export {
  ProfileRoot as Root,
  type ProfileRootProps as RootProps,
  type ProfileState as RootState,
} from './ProfileRoot.tsx';
