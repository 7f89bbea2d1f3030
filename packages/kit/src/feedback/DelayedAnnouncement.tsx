import { useEffect, useState } from 'react';
import { Announcement } from './Announcement.tsx';

/** Milliseconds without a change before a text is announced. */
const DELAY_MS = 800;

/** Props of `DelayedAnnouncement`. */
export interface DelayedAnnouncementProps {
  /** Text to announce. */
  children: string;
}

/**
 * Announces a text when it has not changed for a moment, so that a text that changes with each key is read once. It
 * begins empty, and so can be rendered together with its text.
 */
export function DelayedAnnouncement({ children }: DelayedAnnouncementProps) {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnouncement, DELAY_MS, children);
    return () => clearTimeout(timer);
  }, [children]);
  return <Announcement>{announcement}</Announcement>;
}
