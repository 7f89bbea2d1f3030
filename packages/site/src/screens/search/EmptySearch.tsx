import { href } from '@meetcute/core';
import { Button, ButtonLink, EmptyState, pageHeading } from '@meetcute/kit';
import { useViewer, type UseSearchFiltersResult } from '@meetcute/react';
import { MagnifyingGlass } from '@phosphor-icons/react/MagnifyingGlass';
import { useTranslation } from 'react-i18next';

/**
 * Empty state of the search with a button to widen it. A search that cannot be widened links to the viewer's
 * profile, or home.
 */
export function EmptySearch({ widening }: Pick<UseSearchFiltersResult, 'widening'>) {
  const { t } = useTranslation('search');
  const { t: shell } = useTranslation('shell');
  const viewer = useViewer();
  const words = { people: t('empty.text'), country: t('empty.countryText') };
  const widen = () => {
    widening?.onWiden();
    // The button disappears; the heading remains, next to the number of results.
    pageHeading()?.focus({ preventScroll: true });
  };
  const away = viewer ? (
    <ButtonLink href={href('profile')}>{shell('profile')}</ButtonLink>
  ) : (
    <ButtonLink href={href('index')}>{shell('backHome')}</ButtonLink>
  );
  return (
    <EmptyState
      drawing={<MagnifyingGlass size={48} weight="light" />}
      title={t('empty.title')}
      text={widening ? words[widening.by] : t('empty.everywhereText')}
      action={
        widening ? (
          <Button variant="quiet" onPress={widen}>
            {t('empty.action')}
          </Button>
        ) : (
          away
        )
      }
    />
  );
}
