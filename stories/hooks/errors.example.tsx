import type { ReactNode } from 'react';
import { useErrorPolicy, useErrorText } from '@meetcute/react/errors';

/** Once in the shell: logs unexpected errors, and shows those that no part shows. */
export function Shell({ children }: { children?: ReactNode }) {
  useErrorPolicy();
  return children;
}

/** The text of an error in the page's language. */
export const Problem = ({ error }: { error: unknown }) => <p role="alert">{useErrorText()(error)}</p>;
