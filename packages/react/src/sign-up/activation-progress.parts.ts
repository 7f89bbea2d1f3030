export {
  ActivationProgressRoot as Root,
  type ActivationProgressRootProps as RootProps,
  type ActivationProgressRootState as RootState,
} from './ActivationProgressRoot.tsx';
