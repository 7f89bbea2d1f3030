import type { CallName, Settings } from '@meetcute/contract';
import type { Fault, Member, World } from '@meetcute/mocks';
import type { Ports } from '@meetcute/react';
import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { openSite } from '../open-site.tsx';

/** A page on which one call fails. */
export interface FaultyPage extends Awaited<ReturnType<typeof openSite>> {
  /** The mocked server. */
  world: World;
  /** Simulates input. */
  user: UserEvent;
  /** The site's error message for the fault. */
  words: string;
  /** Whether the fault is a status 403. */
  isForbidden: boolean;
  /** Reopens the page as a reload does, with persisted state only. */
  reload: () => Promise<void>;
}

/** A row of the fault table: a call, the page that makes it, and the expected handling of its faults. */
export interface FaultRow {
  /** The call that fails. */
  call: CallName;
  /** Place that makes the call, when there are several. Default: none. */
  where?: string;
  /** Faults of this call beyond those of the wire, by name. Default: none. */
  ownFaults?: Readonly<Record<string, Fault>>;
  /** Whether the code of this call treats some errors differently, so that each class of faults is tried. Default: false. */
  hasErrorCases?: boolean;
  /** Whether the page makes the call itself, so that the fault is set before it opens. Default: false. */
  isRead?: boolean;
  /** Kind of viewer. Default: a member. */
  viewer?: 'visitor';
  /** Address of the page; a function receives the prepared world. Default: the wizard. */
  path?: string | ((world: World) => string);
  /** Step of the wizard that the member has reached. Default: none. */
  step?: number;
  /** Changes the world before the page opens. */
  prepare?: (world: World) => void;
  /** Returns the settings that the page receives. Default: the settings of the world. */
  settings?: (settings: Settings) => Settings;
  /** Returns ports that replace those of the test page. Default: none. */
  ports?: () => Partial<Ports>;
  /** Waits until the page is usable. */
  ready: (page: FaultyPage) => Promise<unknown>;
  /** Input before the call, by label; it must never be lost. Default: none. */
  typed?: Readonly<Record<string, string>>;
  /** Whether the input was submitted before the call, so that its fields are gone. Default: false. */
  isSent?: boolean;
  /** Whether the page retries by itself, so that nothing is logged before it gives up. Default: false. */
  isTriedAgain?: boolean;
  /** Makes the call. Default: the page makes it. */
  act?: (page: FaultyPage) => Promise<unknown>;
  /** Message of a status 409, where it says more than the site's general one. Default: the general one. */
  conflictWords?: string;
  /** Expects the error message and usable controls. */
  expectError: (page: FaultyPage) => Promise<unknown>;
  /** Tries a second time. */
  retry: (page: FaultyPage) => Promise<unknown>;
  /** Expects that the second try succeeded. */
  expectSuccess: (page: FaultyPage) => Promise<unknown>;
}

/** Finds a heading of level 1. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Waits for text and returns the first element that contains it. */
export const text = async (words: string): Promise<HTMLElement | undefined> =>
  (await screen.findAllByText(words, { exact: false }))[0];

/** Waits for text in an alert. */
export const expectAlert = (words: string) =>
  pollValue(() => screen.queryAllByRole('alert').map((alert) => alert.textContent)).toContain(words);

/** Waits until a button is enabled, and presses it. */
export async function press({ user }: FaultyPage, name: string): Promise<void> {
  await user.click(await readyButton(name));
}

/** Fills fields by their labels. */
export async function fill({ user }: FaultyPage, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label);
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
    else {
      await user.click(field);
      await user.paste(value);
    }
  }
}

/** Waits until a button is enabled, and returns it. */
export async function readyButton(name: string): Promise<HTMLElement> {
  const find = () => screen.queryByRole<HTMLButtonElement>('button', { name });
  await expect
    .poll(() => find()?.disabled === false && find()?.getAttribute('aria-disabled') !== 'true')
    .toBe(true);
  return screen.getByRole('button', { name });
}

/** Polls a value until it meets the expectation. */
export const pollValue = (read: () => unknown): ReturnType<typeof expect.poll<unknown>> => expect.poll(read);

/** Empties the viewer's profile, as right after the sign-up. */
export function forgetProfile(world: World): void {
  world.settings.signup.autoSkip = true;
  Object.assign(viewerOf(world).profile, {
    images: [],
    main_image: null,
    country: null,
    countryregion: null,
    city: null,
    gender: null,
    date_of_birth: null,
    age: null,
    personal: {},
  });
}

/** Returns the logged-in member. Throws for a visitor. */
export function viewerOf(world: World): Member {
  const member = world.members.get(world.sessions.get(world.browserSession ?? '') ?? '');
  if (member) return member;
  throw new Error('No member is logged in to this world. Check the viewer of the row.');
}
