export type { CallMutation } from './CallMutation.ts';
export { useClient, usePorts, useSettings } from './context.ts';
export { createDrafts, type Drafts } from './drafts.ts';
export { MeetcuteProvider, type MeetcuteProviderProps } from './MeetcuteProvider.tsx';
export { browserPorts, type Ports } from './ports.ts';
