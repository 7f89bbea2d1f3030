export type { CallMutation } from './CallMutation.ts';
export type { I18n, Meetcute } from './context.ts';
export { createCallCache, type CallCacheOptions } from './create-call-cache.ts';
export { createMeetcute, type MeetcuteOptions } from './create-meetcute.ts';
export { useClient, usePorts, useSettings, useTrafficSource } from './context.ts';
export type { Database, PersistedQuery, StoredImage, MemberStore } from './database.ts';
export { createMemoryDatabase } from './memory-database.ts';
export {
  createPersistentStore,
  PERSISTENCE_DAYS,
  persistentKey,
  type PersistentStore,
  type PersistentStoreOptions,
} from './persistent-store.ts';
export { usePersistentState, useSessionState, type PersistentState } from './usePersistentState.ts';
export { MeetcuteProvider, type MeetcuteProviderProps } from './MeetcuteProvider.tsx';
export { browserPorts, type Ports } from './ports.ts';
