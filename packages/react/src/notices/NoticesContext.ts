import { createContext, use } from 'react';
import type { Notices } from './notices.ts';

/** Provides the notices of a page. Create the value with `createNotices`. */
export const NoticesContext = createContext<Notices | null>(null);

/** Returns the notices of the page. Throws outside `NoticesContext`. */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (notices) return notices;
  throw new Error(
    'useNotices was used outside <NoticesContext>, so a notice would never be seen. Wrap the page in <NoticesContext value={createNotices()}>.',
  );
}
