export {
  ProfileCardRoot as Root,
  type ProfileCardRootProps as RootProps,
  type ProfileCardState as RootState,
} from './ProfileCardRoot.tsx';
