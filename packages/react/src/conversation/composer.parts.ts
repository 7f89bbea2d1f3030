export {
  ComposerRoot as Root,
  type ComposerRootProps as RootProps,
  type ComposerState as RootState,
} from './ComposerRoot.tsx';
