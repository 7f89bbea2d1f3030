import { EmptyState } from '@meetcute/kit';
import { Page } from '../parts/Page.tsx';
import { useTexts } from '../texts/texts.ts';

/** Page of an address that leads nowhere. */
export function NotFound() {
  const t = useTexts();
  return (
    <Page title={t('notFound.title')}>
      <EmptyState title={t('notFound.title')} text={t('notFound.text')} />
    </Page>
  );
}
