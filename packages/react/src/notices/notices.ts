import { NOTICE_DURATION_MS } from '@meetcute/core';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** Short message that hides automatically. */
export interface Notice {
  /** Kind of the message, for its style. */
  kind: 'info' | 'success' | 'danger';
  /** Text of the message. */
  title: string;
  /** Additional text. Default: none. */
  body?: string;
  /** Link to what the notice speaks of. Default: none. */
  link?: NoticeLink;
}

/** Link of a notice. */
export interface NoticeLink {
  /** Address on this site. */
  href: string;
  /** Text of the link. */
  text: string;
}

/** Visible notices, and a function to show one. */
export interface Notices {
  /** Queue for a React Aria toast region. */
  readonly queue: ToastQueue<Notice>;
  /** Shows a notice for 5 s. Hovering or focusing it pauses the timer. */
  notify(notice: Notice): void;
}

/** Creates the notices of a page. At most three are visible at a time. */
export function createNotices(): Notices {
  const queue = new ToastQueue<Notice>({ maxVisibleToasts: 3 });
  return { queue, notify: (notice) => void queue.add(notice, { timeout: NOTICE_DURATION_MS }) };
}
