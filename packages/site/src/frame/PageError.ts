import { createContext, use } from 'react';

/** Error that the error screen reports. */
export interface PageError {
  /** HTTP status, 400–599. */
  status: number;
}

/** Context of the current error; null outside the error page. */
export const PageErrorContext = createContext<PageError | null>(null);

/** Returns the error that the error screen reports; status 500 when it is unknown. */
export const usePageError = (): PageError => use(PageErrorContext) ?? { status: 500 };
