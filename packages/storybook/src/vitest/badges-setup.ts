import { afterEach } from 'vitest';
import { findBadgeFaults } from '@meetcute/site/testing';

/** Files of stories with lists of cards that have badges. */
const withCards = /\/screens\/(?:Search|Likes)\.stories\.[jt]sx?$/;

// Runs after each story of these files, on its page.
afterEach(({ task }) => {
  if (!task.meta.storyId || task.result?.state === 'fail' || !withCards.test(task.file.filepath)) return;
  const faults = findBadgeFaults(document);
  if (faults.length > 0) throw new Error(`The story hides a badge:\n${faults.join('\n')}`);
});
