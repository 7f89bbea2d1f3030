/**
 * Bidirectional and zero-width characters in names and messages must not affect surrounding text, so each
 * text is isolated.
 */
import { createWorld } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { closeSites, openSite } from '../../testing/open-site.tsx';
import { pollValue, viewerOf } from '../../testing/faults/row.ts';
import { addConversation } from '../../testing/conversation.ts';

const OTHER = 'somebody';
const CHAT = 'chat-of-marks';
/** Right-to-left override without a closing mark. */
const TURNED = '\u202E';
const NO_WIDTH = '\u200B\u2060\uFEFF';

afterEach(closeSites);

function worldOfMarks() {
  const world = createWorld({ viewer: 'paid', count: 12 });
  const viewer = viewerOf(world).profile;
  const [first] = [...world.members.values()].filter(({ profile }) => profile.id !== viewer.id);
  world.members.set(OTHER, { ...first!, profile: { ...first!.profile, id: OTHER, name: `Ma${TURNED}rit` } });
  world.conversations.clear();
  addConversation(world, CHAT, { from: OTHER, to: viewer.id, text: `See${TURNED} you${NO_WIDTH}` });
  return world;
}

/** Whether an element contains this text alone and isolates its direction, by bidi isolation or as a box. */
function isApart(element: Element | null, text: string): boolean {
  if (element === null || element.textContent.trim() !== text) return false;
  const { display, unicodeBidi } = getComputedStyle(element);
  return (
    /isolate|plaintext/.test(unicodeBidi) || display !== 'inline' || isApart(element.parentElement, text)
  );
}

/** Returns visible texts with the override that are not isolated. */
function leaks(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const leakedTexts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (text.includes(TURNED) && !isApart(node.parentElement, text)) leakedTexts.push(text);
  }
  return leakedTexts;
}

test('finds an override inside a line', () => {
  document.body.innerHTML = `<p>From <span>Ma${TURNED}rit</span> to you <bdi>Ma${TURNED}rit</bdi></p>`;
  expect(leaks()).toEqual([`Ma${TURNED}rit`]);
  document.body.innerHTML = '';
});

test.each([`/chats/${CHAT}`, '/chats'])('isolates names and messages on %s', async (path) => {
  await openSite(worldOfMarks(), path);
  await pollValue(() => document.body.textContent).toContain(`See${TURNED} you${NO_WIDTH}`);
  await screen.findAllByText(`Ma${TURNED}rit`);
  expect(leaks()).toEqual([]);
});
