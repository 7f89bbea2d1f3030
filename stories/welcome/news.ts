import { readChangesets, readNews } from './read-news.ts';

// A pattern, because a checkout may lack the file.
const changelogs = import.meta.glob<string>(['../../CHANGELOG.md', '../from-repository/CHANGELOG.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const changesets = import.meta.glob<string>('../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Newest version of the changelog; null without one. */
export const news = readNews(Object.values(changelogs)[0] ?? '');

/** Changes since that version. */
export const upcoming = readChangesets(Object.values(changesets));
