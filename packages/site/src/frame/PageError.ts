import { createContext, use } from 'react';

/** What went wrong, for the error screen. */
export interface PageError {
  /** HTTP status, 400-599. */
  status: number;
}

export const PageErrorContext = createContext<PageError | null>(null);

/** The fault that the error screen stands for; 500 where none is known. */
export const usePageError = (): PageError => use(PageErrorContext) ?? { status: 500 };
