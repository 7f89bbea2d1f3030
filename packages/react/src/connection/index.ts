export * as ConnectionBanner from './index.parts.ts';
export type { ConnectionBannerRootProps, ConnectionBannerState } from './ConnectionBannerRoot.tsx';
export { useConnection, type Connection } from './useConnection.ts';
export { usePresence } from './usePresence.ts';
