import type { UseSearchFiltersResult } from '@meetcute/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noResultsDrawing } from '../drawings/NoResults.tsx';
import { Button } from '../button/Button.tsx';
import { EmptyState, type EmptyStateState } from '../feedback/EmptyState.tsx';
import type { FrameProps } from '../frame/useFrame.ts';
import { pageHeading } from '../layout/page-heading.ts';

/** Props of `EmptySearch`. */
export interface EmptySearchProps
  extends FrameProps<HTMLDivElement, EmptyStateState>, Pick<UseSearchFiltersResult, 'widening'> {
  /** Action where the search cannot be widened, such as a link away. Default: none. */
  action?: ReactNode;
}

/** Empty state of the search with a button to widen it, if that is possible. */
export function EmptySearch({ widening, action, ...frame }: EmptySearchProps) {
  const { t } = useTranslation('search');
  const words = {
    gender: t('empty.everywhereText'),
    region: t('empty.regionText'),
    age: t('empty.ageText'),
    country: t('empty.countryText'),
  };
  const widen = () => {
    widening?.onWiden();
    // The button disappears; the heading remains, next to the number of results.
    pageHeading()?.focus({ preventScroll: true });
  };
  return (
    <EmptyState
      {...frame}
      drawing={noResultsDrawing}
      title={t('empty.title')}
      text={widening ? words[widening.by] : t('empty.everywhereText')}
      action={
        widening ? (
          <Button variant="quiet" onPress={widen}>
            {t('empty.action')}
          </Button>
        ) : (
          action
        )
      }
    />
  );
}
