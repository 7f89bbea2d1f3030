export {
  ConnectionBannerRoot as Root,
  type ConnectionBannerRootProps as RootProps,
  type ConnectionBannerState as RootState,
} from './ConnectionBannerRoot.tsx';
