import { useCounts } from '@meetcute/react';
import { createContext, useEffect, useState, type ReactNode } from 'react';
import { useSiteState } from './SiteState.ts';

/** Title of a page without the number of news, and its description. */
interface PageTitle {
  /** Title with the name of the site. */
  title: string;
  /** Description for search engines; null without one. */
  description: string | null;
}

/** Sets the title of the page; null where nothing counts the news, such as in a story of one screen. */
export const TitleContext = createContext<((page: PageTitle) => void) | null>(null);

/** Returns a title with the number of unread messages and new likes before it: '(3) Chats – …'. */
export const withCount = (title: string, count: number): string =>
  count > 0 ? `(${count}) ${title}` : title;

/** Keeps the title of the document. It is apart from the screens, so that a new count renders none of them again. */
export function DocumentTitle({ children }: { children: ReactNode }) {
  const { setTitle } = useSiteState();
  const { total } = useCounts();
  const [page, setPage] = useState<PageTitle | null>(null);
  useEffect(() => {
    if (page) setTitle(withCount(page.title, total), page.description);
  }, [page, setTitle, total]);
  return <TitleContext value={setPage}>{children}</TitleContext>;
}
