export {
  PushOptInRoot as Root,
  type PushOptInRootProps as RootProps,
  type PushOptInState as RootState,
} from './PushOptInRoot.tsx';
