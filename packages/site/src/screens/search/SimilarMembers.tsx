import { Announcement, Button, ResultGrid, RetryMessage, type ResultItem } from '@meetcute/kit';
import type { UseSimilarResult } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useResultSlots } from './useResultSlots.tsx';

const Section = styled.section`
  display: grid;
  gap: ${vars.space[5]};
  margin-block-start: ${vars.space[8]};
  padding-block-start: ${vars.space[8]};
  border-block-start: 1px solid ${vars.edge};

  h2 {
    font-size: ${vars.type.title};
  }
  header p {
    color: ${vars.textMuted};
  }
  > button {
    justify-self: center;
  }
`;

/** Members that nearly match, labelled as such, below the results (spec: search.similar-profiles-section). */
export function SimilarMembers({ isShown, profiles, isLoading, onMore, onRetry }: UseSimilarResult) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation('common');
  const id = useId();
  const slots = useResultSlots();
  const items = useMemo(
    () => profiles.map((profile): ResultItem => ({ kind: 'profile', profile })),
    [profiles],
  );
  const announcement = isShown && profiles.length > 0 && t('similar.found', { count: profiles.length });
  return (
    <>
      {/* Outside the section, because a live region must exist before its text. */}
      <Announcement>{isLoading ? t('loadingMore') : announcement}</Announcement>
      {isShown && (
        <Section aria-labelledby={id}>
          <header>
            <h2 id={id} tabIndex={-1}>
              {t('similar.title')}
            </h2>
            <p>{t('similar.text')}</p>
          </header>
          {items.length > 0 && (
            <ResultGrid {...slots} items={items} label={t('similar.title')} firstPhotos={0} />
          )}
          {onRetry && <RetryMessage onRetry={onRetry}>{t('failedMore.title')}</RetryMessage>}
          {(onMore || isLoading) && (
            <Button variant="quiet" isPending={isLoading} onPress={() => onMore?.()}>
              {common('showMore')}
            </Button>
          )}
        </Section>
      )}
    </>
  );
}
