import { Button } from '@meetcute/kit';
import type { Similar } from '@meetcute/react';
import { t } from '@meetcute/theme';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ResultGrid, type ResultItem } from './ResultGrid.tsx';

const Section = styled.section`
  display: grid;
  gap: ${t.space[5]};
  margin-block-start: ${t.space[8]};
  padding-block-start: ${t.space[8]};
  border-block-start: 1px solid ${t.edge};

  h2 {
    font-size: ${t.type.title};
  }
  header p {
    color: ${t.textMuted};
  }
  > button {
    justify-self: center;
  }
`;

/** Who nearly fits, below what the search itself has found, and said to be so (spec: search.similar-profiles-section). */
export function SimilarMembers({ profiles, isLoading, onMore }: Similar) {
  const { t: text } = useTranslation('search');
  const { t: common } = useTranslation('common');
  const id = useId();
  const items = useMemo(
    () => profiles.map((profile): ResultItem => ({ kind: 'profile', profile })),
    [profiles],
  );
  if (items.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <header>
        <h2 id={id}>{text('similar.title')}</h2>
        <p>{text('similar.text')}</p>
      </header>
      <ResultGrid items={items} isLoading={isLoading} label={text('similar.title')} firstPhotos={0} />
      {(onMore || isLoading) && (
        <Button variant="quiet" isPending={isLoading} onPress={() => onMore?.()}>
          {common('showMore')}
        </Button>
      )}
    </Section>
  );
}
