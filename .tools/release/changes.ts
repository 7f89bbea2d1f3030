/**
 * Lists the stories that are new, changed or gone since the last release: `npm run changes`, `npm run changes -- chats` for
 * those whose id contains a word, `-- --json` for programs. Storybook tags them by itself.
 */
import { changesSince, lastRelease, readStoryHashes } from '../../packages/storybook/src/changes/index.ts';
import { readReleases, readRenamed, readStories } from './stories.ts';

const words = process.argv.slice(2).filter((word) => word !== '--json');
const release = lastRelease(readReleases());
if (release) {
  const all = changesSince(readStoryHashes(release), await readStories(), readRenamed());
  const filterIds = (ids: readonly string[]) => ids.filter((id) => words.every((word) => id.includes(word)));
  const changes = {
    new: filterIds(all.new),
    changed: filterIds(all.changed),
    removed: filterIds(all.removed),
  };
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify({ since: release.version, commit: release.commit, ...changes }));
  } else {
    console.log(`Since ${release.version} (${release.date}, ${release.commit.slice(0, 10)}):`);
    for (const [kind, ids] of Object.entries(changes))
      console.log([`${ids.length} ${kind}`, ...ids].join('\n  '));
  }
} else {
  console.error('docs/releases.json has no release to compare with.');
  process.exitCode = 1;
}
