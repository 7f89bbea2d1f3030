export { captureInstallPrompt } from './capture-install-prompt.ts';
export {
  noApp,
  type AppPort,
  type InstallOutcome,
  type InstallPort,
  type PageMessage,
  type WorkerPort,
  type WorkerMessageHandlers,
} from './port.ts';
export { useAppPort, useDismissNotifications } from './useAppPort.ts';
export { useAppUpdate, type AppUpdate } from './useAppUpdate.ts';
export { useInstallPrompt, type InstallPrompt } from './useInstallPrompt.ts';
export { useWorkerMessages } from './useWorkerMessages.ts';
export { restoreQueries } from './persisted-queries.ts';
export { usePersistedQueries } from './usePersistedQueries.ts';
export { useMissingFiles } from './useMissingFiles.ts';
