import { useCounts, useSettings } from '@meetcute/react';
import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { TitleContext, withCount } from './DocumentTitle.tsx';
import { useSiteState } from './SiteState.ts';

/** Effects don't run on the server, so the screen counts there. In browsers `DocumentTitle` counts. */
const useServerCount = import.meta.env.SSR ? () => useCounts().total : () => 0;

/**
 * Sets the document title to '<title> – <site name>', or to the site's name. The number of unread messages
 * and new likes precedes it: '(3) Chats – …'. Every screen calls it. `description` tells search engines about the page;
 * default: none.
 */
export function usePageTitle(title?: string, description: string | null = null): void {
  const { t } = useTranslation('shell');
  const { name } = useSettings();
  const { setTitle } = useSiteState();
  const setPage = use(TitleContext);
  const count = useServerCount();
  const full = title ? t('documentTitle', { title, siteName: name }) : name;
  if (import.meta.env.SSR) setTitle(withCount(full, count), description);
  useEffect(() => {
    if (setPage) setPage({ title: full, description });
    else setTitle(full, description);
  }, [full, description, setPage, setTitle]);
}
