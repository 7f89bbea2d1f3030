import { createWorld, decideCase, type World } from '@meetcute/mocks';
import { createPersistentStore } from '@meetcute/react';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeSites, openSite } from '../../testing/open-site.tsx';

afterEach(closeSites);

const REASON = 'One photo is still there.';
const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });

/** Opens a path in one tab: what the tab keeps is there again at the next call. */
function openTab(world: World) {
  const sessionStore = createPersistentStore({ storage: () => undefined });
  return async (path: string) => {
    closeSites();
    await openSite(world, path, { ports: { sessionStore } });
  };
}

function createDecidedWorld(): World {
  const world = createWorld({ viewer: 'paid' });
  const reporterId = world.sessions.get(world.browserSession ?? '')!;
  const profile = [...world.members.keys()].find((id) => id !== reporterId)!;
  const time = world.now().toISOString();
  world.reports.push({
    receipt: 'r-1',
    from: reporterId,
    profile,
    category: 'fake',
    text: 'Not me.',
    at: time,
  });
  decideCase(world, {
    reference: 'r-1',
    ground: 'usage',
    action: 'content_removed',
    facts: 'Two photos.',
    at: time,
  });
  return world;
}

test('keeps the reason of an appeal over a reload, until it is sent', async () => {
  const world = createDecidedWorld();
  const open = openTab(world);
  await open('/reports');
  await userEvent.click(await button('Appeal'));
  await userEvent.type(await field('Why should we look at it again?'), REASON);

  await open('/reports');
  expect(await field('Why should we look at it again?')).toHaveProperty('value', REASON);
  // A reload is no reason to move the focus into the form.
  expect(document.activeElement?.tagName).not.toBe('TEXTAREA');
  await userEvent.click(await button('Send appeal'));
  await screen.findByText(/We’ve received your appeal/);

  world.appeals = [];
  await open('/reports');
  await userEvent.click(await button('Appeal'));
  expect(await field('Why should we look at it again?')).toHaveProperty('value', '');
});

test('keeps a complaint over a reload, until it is sent', async () => {
  const world = createWorld({ viewer: 'visitor' });
  const open = openTab(world);
  await open('/complaints');
  await userEvent.type(await field('Your name'), 'Kim');
  await userEvent.type(await field('Your email address'), 'kim@example.com');
  await userEvent.type(await field('What’s it about?'), 'A bill');
  await userEvent.type(await field('What happened?'), 'Twice.');

  await open('/complaints');
  expect(await field('What happened?')).toHaveProperty('value', 'Twice.');
  await userEvent.click(await button('Send complaint'));
  await screen.findByText(/reply to kim@example.com/);
  expect(world.complaints).toMatchObject([{ name: 'Kim', text: 'Twice.' }]);

  await open('/complaints');
  expect(await field('What happened?')).toHaveProperty('value', '');
});
