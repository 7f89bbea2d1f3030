import { TOAST_TIME } from '@meetcute/core';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** A short message beside the page that hides by itself. */
export interface Notice {
  kind: 'info' | 'success' | 'danger';
  title: string;
  body?: string;
}

/** The notices on show, and the way to show one. */
export interface Notices {
  readonly queue: ToastQueue<Notice>;
  /** Shows a notice for 5 s; pointer and focus on it hold the clock. */
  notify(notice: Notice): void;
}

/** Notices of one page, at most three at a time. */
export function createNotices(): Notices {
  const queue = new ToastQueue<Notice>({ maxVisibleToasts: 3 });
  return { queue, notify: (notice) => void queue.add(notice, { timeout: TOAST_TIME }) };
}
