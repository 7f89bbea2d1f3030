import { RetryMessage } from '@meetcute/kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasCode, problemText } from '../app/problem.ts';
import { useTexts } from '../texts/texts.ts';
import { EmptyState } from '@meetcute/kit';
import { Loading } from './Loading.tsx';

/** Props of `Loaded`. */
export interface LoadedProps<T> {
  /** The query. */
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** Renders its data. */
  children: (data: T) => ReactNode;
}

/** Shows the data of a query, or why there is none. Old data stays while a newer one fails to load. */
export function Loaded<T>({ query: { data, error, refetch }, children }: LoadedProps<T>) {
  const t = useTexts();
  if (data !== undefined) return children(data);
  if (!error) return <Loading />;
  if (hasCode(error, 'not_found'))
    return <EmptyState title={t('notFound.title')} text={t('notFound.text')} />;
  if (hasCode(error, 'forbidden')) return <EmptyState title={t('refused.title')} text={t('refused.text')} />;
  const text = hasCode(error, 'too_many_requests') ? problemText(t, error) : t('failed.load');
  return <RetryMessage onRetry={() => void refetch()}>{text}</RetryMessage>;
}
