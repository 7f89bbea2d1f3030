export { captureInstallPrompt } from './captureInstallPrompt.ts';
export {
  noApp,
  type AppPort,
  type InstallAnswer,
  type InstallPort,
  type WorkerNews,
  type WorkerPort,
  type WorkerWords,
} from './port.ts';
export { useAppPort } from './useAppPort.ts';
export { useAppUpdate, type AppUpdate } from './useAppUpdate.ts';
export { useInstallPrompt, type InstallPrompt } from './useInstallPrompt.ts';
export { useSeenNews } from './useSeenNews.ts';
export { useWorkerWords } from './useWorkerWords.ts';
export { restoreQueries } from './persistedQueries.ts';
export { usePersistedQueries } from './usePersistedQueries.ts';
export { useMissingFiles } from './useMissingFiles.ts';
