import { useNotices } from '@meetcute/react/notices';

/** Shows a notice over the page. Render the queue once in the shell, for instance with React Aria's `ToastRegion`. */
export function Save() {
  const { notify } = useNotices();
  return <button onClick={() => notify({ kind: 'success', title: 'Saved' })}>Save</button>;
}
