import { pagePosition, type PagePosition } from '@meetcute/core';
import { useState } from 'react';

/** Entries of the browser's history, of which each is a page of the current step. */
export interface PageHistory {
  /** Page of the current entry; null for the first one. */
  page: string | null;
  /** Adds an entry for a page, from which the browser's Back returns to the one before. */
  push: (page: string) => void;
}

/** Position in the pages of a step, and the way on. */
export interface StepPages extends PagePosition {
  /** Number of pages. */
  count: number;
  /** Goes to a page. */
  onGo: (page: string) => void;
}

/**
 * Shows the questions of a step one by one. With a history, Back leads to the page before; without one, the pages only go
 * on.
 */
export function useStepPages(pages: readonly string[], history?: PageHistory): StepPages {
  const [ownPage, setOwnPage] = useState<string | null>(null);
  const { page, push } = history ?? { page: ownPage, push: setOwnPage };
  return { ...pagePosition(pages, page), count: pages.length, onGo: push };
}
