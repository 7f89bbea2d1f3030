export type { CallMutation } from './CallMutation.ts';
export { useClient, usePorts, useSettings, useTrafficSource } from './context.ts';
export type { Database, PersistedQuery, StoredImage, MemberStore } from './database.ts';
export { createMemoryDatabase } from './memoryDatabase.ts';
export { createDrafts, type Drafts } from './drafts.ts';
export { createKept, KEPT_DAYS, keptKey, type Kept, type KeptOptions } from './kept.ts';
export { useKept, type KeptState } from './useKept.ts';
export { MeetcuteProvider, type MeetcuteProviderProps } from './MeetcuteProvider.tsx';
export { browserPorts, type Ports } from './ports.ts';
