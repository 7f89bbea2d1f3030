/** Marks of direction and of no width in a name or a message change nothing around them: they stand in an element of their own. */
import { createWorld } from '@meetcute/mocks';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openSite } from '../../testing/openSite.tsx';
import { until, viewerOf } from '../../testing/faults/row.ts';
import { addConversation } from '../../testing/conversation.ts';

const OTHER = 'somebody';
const CHAT = 'chat-of-marks';
/** Turns what follows around, and is never turned back. */
const TURNED = '\u202E';
const NO_WIDTH = '\u200B\u2060\uFEFF';

afterEach(cleanup);

function worldOfMarks() {
  const world = createWorld({ viewer: 'paid', count: 12 });
  const viewer = viewerOf(world).profile;
  const [first] = [...world.members.values()].filter(({ profile }) => profile.id !== viewer.id);
  world.members.set(OTHER, { ...first!, profile: { ...first!.profile, id: OTHER, name: `Ma${TURNED}rit` } });
  world.conversations.clear();
  addConversation(world, CHAT, { from: OTHER, to: viewer.id, text: `See${TURNED} you${NO_WIDTH}` });
  return world;
}

/** Whether a text has an element for itself alone that its direction does not leave: an isolated one, or a box. */
function isApart(element: Element | null, text: string): boolean {
  if (element === null || element.textContent.trim() !== text) return false;
  const { display, unicodeBidi } = getComputedStyle(element);
  return (
    /isolate|plaintext/.test(unicodeBidi) || display !== 'inline' || isApart(element.parentElement, text)
  );
}

/** Seen texts with the mark that are not set apart from what stands around them. */
function leaks(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (text.includes(TURNED) && !isApart(node.parentElement, text)) found.push(text);
  }
  return found;
}

test('a mark in the middle of a line is found', () => {
  document.body.innerHTML = `<p>From <span>Ma${TURNED}rit</span> to you <bdi>Ma${TURNED}rit</bdi></p>`;
  expect(leaks()).toEqual([`Ma${TURNED}rit`]);
  document.body.innerHTML = '';
});

test.each([`/chats/${CHAT}`, '/chats'])('on %s', async (path) => {
  await openSite(worldOfMarks(), path);
  await until(() => document.body.textContent).toContain(`See${TURNED} you${NO_WIDTH}`);
  await screen.findAllByText(`Ma${TURNED}rit`);
  expect(leaks()).toEqual([]);
});
