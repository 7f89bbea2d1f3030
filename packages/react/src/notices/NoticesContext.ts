import { createContext, use } from 'react';
import type { Notices } from './notices.ts';

export const NoticesContext = createContext<Notices | null>(null);

/** Shows notices. Throws outside `NoticesContext`. */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (notices) return notices;
  throw new Error(
    'useNotices was used outside <NoticesContext>, so a notice would never be seen. Wrap the page in <NoticesContext value={createNotices()}>.',
  );
}
