import { useCounts, useSettings } from '@meetcute/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteState } from './SiteState.ts';

/**
 * Sets the document title to '<title> – <site name>', or to the site's name. The number of unread messages
 * and new likes precedes it: '(3) Chats – …'. Every screen calls it. `description` tells search engines about the page;
 * default: none.
 */
export function usePageTitle(title?: string, description: string | null = null): void {
  const { t } = useTranslation('shell');
  const { name } = useSettings();
  const { setTitle } = useSiteState();
  const { total } = useCounts();
  const plain = title ? t('documentTitle', { title, siteName: name }) : name;
  const full = total > 0 ? `(${total}) ${plain}` : plain;
  // Effects don't run on the server, and the response's head needs the title.
  if (import.meta.env.SSR) setTitle(full, description);
  useEffect(() => setTitle(full, description), [full, description, setTitle]);
}
