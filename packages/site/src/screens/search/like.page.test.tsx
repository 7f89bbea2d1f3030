/** Proves that a like renders and changes its heart alone: all else would hold up a slow phone. */
import { createWorld } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { recordRenderings, stopRecording } from '../../testing/record-renderings.ts';
import { closeSites, isAwaitingResponse, openSite } from '../../testing/open-site.tsx';

afterEach(() => {
  stopRecording();
  closeSites();
});

test('a like renders and changes its heart, and nothing else', async () => {
  const world = createWorld({ viewer: 'paid' });
  world.likes = [];
  await openSite(world, '/members');
  const firstNames = recordRenderings();
  const [heart] = await screen.findAllByRole('button', { name: /^Like /, pressed: false });
  await expect.poll(isAwaitingResponse).toBe(false);
  await expect.poll(() => firstNames.includes('MutualLikeHost')).toBe(true);
  const changedNodes = new Set<Node>();
  const observer = new MutationObserver((records) =>
    records.forEach(({ target }) => changedNodes.add(target)),
  );
  observer.observe(document.querySelector('#main')!, {
    subtree: true,
    attributes: true,
    childList: true,
    characterData: true,
  });

  const names = recordRenderings();
  await userEvent.click(heart!);
  await expect.poll(() => world.likes.length).toBe(1);
  await expect.poll(isAwaitingResponse).toBe(false);
  // Observers of the cache are notified in a timer.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const componentNames = [
    'LikeButtonConnected',
    'LikeButtonRoot',
    'ProfileCard',
    'SearchScreen',
    'MutualLikeHost',
    'Shell',
  ];
  expect(componentNames.map((name) => names.filter((each) => each === name).length)).toEqual([
    1, 1, 0, 0, 0, 0,
  ]);
  observer.disconnect();
  // A photo that does not load makes room for a drawing whenever the browser says so.
  const isElsewhere = (node: Node) =>
    !heart!.contains(node) && !(node as Element).closest?.('[data-part="photo"]');
  expect([...changedNodes].filter(isElsewhere)).toEqual([]);
  expect(heart!.ariaPressed).toBe('true');
});
