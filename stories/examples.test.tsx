import { ApiError } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import * as kit from '@meetcute/kit';
import * as react from '@meetcute/react';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import guide from '../docs/developers/one-part-alone.md?raw';
import { DemoApp, meetcute, world } from './WithoutBackEnd.example.tsx';

const files = import.meta.glob<Record<string, unknown>>('./{parts,hooks}/*.example.tsx', { eager: true });
const sources = import.meta.glob<string>('./{parts,hooks}/*.example.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const app = import.meta.glob<string>('./WithoutBackEnd.example.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const IMPORT = /^import \{([^}]*)\} from '@meetcute\/(\w+)(?:\/[\w-]+)?';$/gm;

/** Returns the names that a sample imports from a package, and `Namespace.Member` for each member in its JSX. */
const usedNames = (source: string, folder: string): readonly string[] =>
  Array.from(source.matchAll(IMPORT))
    .filter(([, , importedFolder]) => importedFolder === folder)
    .flatMap(([, list = '']) => list.split(',').map((item) => item.trim().split(' as ')))
    .flatMap(([name = '', alias = name]) => {
      const members = source.matchAll(new RegExp(`<${alias}\\.(\\w+)`, 'g'));
      return [name, ...Array.from(members, ([, member = '']) => `${name}.${member}`)];
    });

const isNamespace = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('$$typeof' in value);

/** Returns the components, hooks and skin functions of a package, those of namespaces as `SearchGrid.Root`. */
const publicParts = (entry: object): readonly string[] =>
  Object.entries(entry).flatMap(([name, value]: [string, unknown]) => {
    if (/^(use|skin)[A-Z]/.test(name)) return [name];
    if (!/^[A-Z][A-Za-z]*[a-z]/.test(name)) return [];
    if (!isNamespace(value)) return [name];
    return Object.keys(value).map((member) => `${name}.${member}`);
  });

test.each(Object.entries({ kit, react }))('each part and hook of %s has a sample', (name, entry) => {
  const parts = publicParts(entry);
  const names = new Set(Object.values(sources).flatMap((source) => usedNames(source, name)));
  expect(parts.length).toBeGreaterThan(50);
  expect(
    parts.filter((part) => !names.has(part)),
    'Use it in stories/parts/<Part>.example.tsx, or in stories/hooks/<entry point>.example.tsx.',
  ).toEqual([]);
});

test('the guide shows the app without a back end', () => {
  expect(guide).toContain(`\`\`\`tsx\n${app['./WithoutBackEnd.example.tsx']}\`\`\`\n`);
});

const members = [...world.members.values()].map(({ profile }) => profile);
const profiles = members.filter(({ main_image: photo }) => photo !== null).slice(0, 6);
const { chats } = await meetcute.client.call(calls.getChats);

/** Props of all samples. A sample takes what it needs. */
const props = {
  profile: { ...profiles[0]!, language: 'pl' },
  profiles,
  chat: chats[0]!,
  id: chats[0]!.conversation.id,
  meetcute,
  member: profiles[0]!.id,
  viewerId: 'none',
  user: null,
  country: 'NL',
  path: '/members',
  token: 'outdated',
  count: 3,
  error: 'Not saved.',
  until: 0,
  at: '2026-11-20T12:00:00Z',
  email: 'robin@example.com',
  password: 'secret',
  file: new File([], 'dog.png'),
  message: { image: null },
  onDone: () => undefined,
  onSend: () => undefined,
  onLike: () => undefined,
  onMore: () => undefined,
  onPress: () => undefined,
};

/** Refused calls and positions are logged, because the props name no real payment, link or place. */
const isUnexpected = ([, cause]: readonly unknown[]) =>
  !(cause instanceof ApiError || /Geolocation/.test(String(cause)));

/** Skins are samples of how to create one. Their props are those of the part. */
const isRendered = (name: string) => /^[A-Z]/.test(name) && !/^Own(Item|Bubble|Tile|Card)$/.test(name);

const samples = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(file)
    .filter(([name]) => isRendered(name))
    .map(([name, Sample]) => [`${path} ${name}`, Sample as ComponentType<object>] as const),
);

/** Samples that show nothing at first, because a browser must offer or report something before. */
const EMPTY = [
  './parts/InstallCard.example.tsx Example',
  './parts/NotificationItem.example.tsx AskForPush',
  './parts/UpdateCard.example.tsx Example',
];

/** Whether a sample shows something, in its place or in a dialog over the page. */
const isShown = () =>
  screen.getByTestId('sample').childNodes.length > 0 || screen.queryByRole('dialog') !== null;

describe('each sample', () => {
  const errorSpy = vi.spyOn(console, 'error');
  beforeAll(() => void errorSpy.mockImplementation(() => undefined));
  afterAll(() => errorSpy.mockRestore());
  /** Returns what was logged since the last test. */
  const takeFaults = () => {
    const faults = errorSpy.mock.calls.filter(isUnexpected);
    errorSpy.mockClear();
    return faults;
  };

  test.each(samples)('%s renders without errors', async (name, Sample) => {
    render(
      <DemoApp>
        <div data-testid="sample">
          <Sample {...props} />
        </div>
      </DemoApp>,
    );
    if (name.startsWith('./parts/')) await expect.poll(isShown).toBe(!EMPTY.includes(name));
    await expect.poll(() => meetcute.queryClient.isFetching()).toBe(0);
    expect(takeFaults()).toEqual([]);
  });

  // A fault of a request that ends after its test counts in the next one, or here.
  test('no request fails later', async () => {
    await expect.poll(() => meetcute.queryClient.isFetching()).toBe(0);
    expect(takeFaults()).toEqual([]);
  });
});

test.each(Object.entries(files).filter(([path]) => path.startsWith('./parts/')))(
  '%s has a sample named Example',
  (_path, file) => {
    expect(file).toHaveProperty('Example');
  },
);
