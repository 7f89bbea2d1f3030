import { useSettings } from '@meetcute/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteState } from './SiteState.ts';

/** Titles the document '<title> – <site name>', or with the site's name alone; every screen calls it. */
export function usePageTitle(title?: string): void {
  const { t: text } = useTranslation('shell');
  const { name } = useSettings();
  const { setTitle } = useSiteState();
  const full = title ? text('documentTitle', { page: title, siteName: name }) : name;
  // Effects don't run on the server, and the answer's head needs the title.
  if (import.meta.env.SSR) setTitle(full);
  useEffect(() => setTitle(full), [full, setTitle]);
}
