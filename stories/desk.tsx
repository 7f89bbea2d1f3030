import { createClient } from '@meetcute/client';
import { createDeskQueryClient, DeskApp, deskTheme, loadDeskTexts, memoryRouter } from '@meetcute/desk';
import {
  addDeskMember,
  addDeskReport,
  addNewPhotos,
  createDeskWorld,
  deskHandlersFor,
  type DeskWorld,
  type DeskWorldOptions,
} from '@meetcute/mocks/desk';
import type { StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { i18n } from 'i18next';

/** Options of a story of the desk. */
export interface DeskStoryOptions extends DeskWorldOptions {
  /** Path with query and hash, below the one of the desk. Default: the list of cases. */
  path?: string;
  /** Changes the new world before the story renders. */
  change?: (world: DeskWorld) => void;
  /** Colour scheme. Default: light. */
  scheme?: 'light' | 'dark';
}

let current: DeskWorld | undefined;

/** Returns the world of the current story. Throws before the first one. */
export function deskOnStage(): DeskWorld {
  if (current) return current;
  throw new Error('No story has a desk yet. Call deskOnStage() in a play function.');
}

const NOW = Date.parse('2026-11-26T12:00:00Z');

function fill(world: DeskWorld): void {
  const [anna, ben, carla] = [
    addDeskMember(world, { id: 'anna', name: 'Anna' }),
    addDeskMember(world, { id: 'ben', name: 'Ben' }),
    addDeskMember(world, { id: 'carla', name: 'Carla', site: 'nocturne' }),
  ];
  addNewPhotos(world, anna, 2);
  addNewPhotos(world, ben, 2);
  addNewPhotos(world, carla, 1);
  addDeskReport(world, { reference: 'scam', reported: ben, sender: anna });
  addDeskReport(world, {
    reference: 'message',
    reported: carla,
    sender: null,
    category: 'harassment',
    at: '2026-11-25T08:00:00.000Z',
    text: 'She writes this every day.',
    message: {
      text: 'You will answer me.\nOr else.',
      sent_at: '2026-11-25T07:30:00.000Z',
      quote: 'text about_me: “I read in the evening.”',
    },
  });
}

/** Adds a report about Ben that was decided by somebody and appealed by him. */
export function addAppeal(world: DeskWorld, author: string): void {
  const ben = world.members.find(({ id }) => id === 'ben')!;
  addDeskReport(world, {
    reference: 'appealed',
    reported: ben,
    sender: null,
    decisions: [
      {
        at: '2026-11-20T10:00:00.000Z',
        after: null,
        action: 'warning',
        ground: 'usage',
        facts: 'Asked for money.',
        automated: false,
        author,
      },
    ],
    appeals: [{ at: '2026-11-21T10:00:00.000Z', side: 'reported', text: 'It was my sister.' }],
  });
}

function Stage({ path, scheme }: { path: string; scheme: 'light' | 'dark' }) {
  const [texts, setTexts] = useState<i18n | null>(null);
  const [parts] = useState(() => ({
    client: createClient(),
    queries: createDeskQueryClient(),
    router: memoryRouter(path),
  }));
  useEffect(() => void loadDeskTexts().then(setTexts), []);
  return (
    <>
      <style>{deskTheme.css}</style>
      {texts && <DeskApp {...parts} texts={texts} template={deskTheme.name} scheme={scheme} />}
    </>
  );
}

/** Returns a story of the desk with reports about Ben and Carla, in its own world. */
export const deskStory = (
  { path = '/', change, scheme = 'light', ...options }: DeskStoryOptions,
  play?: StoryObj['play'],
): StoryObj => ({
  parameters: {
    hasOwnStage: true,
    desk: () => {
      current = createDeskWorld({ now: () => new Date(NOW), ...options });
      fill(current);
      change?.(current);
      return deskHandlersFor(current);
    },
  },
  render: () => <Stage path={path} scheme={scheme} />,
  ...(play ? { play } : {}),
});
