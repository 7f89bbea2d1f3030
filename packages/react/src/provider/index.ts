export { useClient, usePorts, useSettings } from './context.ts';
export { MeetcuteProvider, type MeetcuteProviderProps } from './MeetcuteProvider.tsx';
export { browserPorts, type Ports } from './ports.ts';
