import type { ReactNode } from 'react';

/** Drawing above the status of an error page: none, unless a brand has one, which it hides from screen readers itself. */
export const errorPageDrawing: ReactNode = null;
