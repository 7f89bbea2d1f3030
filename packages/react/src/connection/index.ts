export { ConnectionBannerRoot, type ConnectionBannerRootProps } from './ConnectionBannerRoot.tsx';
export { useConnection, type Connection } from './useConnection.ts';
export { usePresence } from './usePresence.ts';
