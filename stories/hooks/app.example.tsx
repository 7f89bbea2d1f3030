import {
  useAppPort,
  useAppUpdate,
  useDismissNotifications,
  useInstallPrompt,
  useMissingFiles,
  usePersistedQueries,
  useWorkerMessages,
} from '@meetcute/react/app';

/** Once in the shell of an installed site. The port is null until it has loaded. */
export function Shell({ path, id }: { path: string; id: string }) {
  const app = useAppPort();
  const update = useAppUpdate(app);
  const install = useInstallPrompt(app);
  // Shows pages from before while the browser is offline.
  usePersistedQueries();
  // Closes the notifications of the conversation that is open.
  useDismissNotifications(app, id);
  // Reloads if the files of the next page are gone, because the site was updated.
  useMissingFiles(app, path);
  useWorkerMessages(app, { shellKey: 'en', onOpen: (next) => location.assign(next) });
  return (
    <>
      {update.isWaiting && update.onUpdate && <button onClick={update.onUpdate}>Update</button>}
      {install.onAccept && <button onClick={install.onAccept}>Install</button>}
    </>
  );
}
