export { Link, type LinkProps, type LinkState } from './Link.tsx';
export { LinkProvider, type LinkProviderProps } from './LinkProvider.tsx';
