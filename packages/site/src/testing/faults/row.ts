import type { CallName, Settings } from '@meetcute/contract';
import type { Fault, Member, World } from '@meetcute/mocks';
import type { Ports } from '@meetcute/react';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { openSite } from '../openSite.tsx';

/** A page on which a fault is held against a call. */
export interface FaultyPage extends Awaited<ReturnType<typeof openSite>> {
  world: World;
  user: UserEvent;
  /** What the texts of the site say to the fault. */
  words: string;
  /** Whether the fault is a status 403. */
  isForbidden: boolean;
  /** Opens the page anew, as a reload does: only what the browser keeps is there. */
  reload: () => Promise<void>;
}

/** One row of the table: a call of the wizard, where it is made, and how a person meets its faults. */
export interface FaultRow {
  call: CallName;
  /** Which of several places makes the call. */
  where?: string;
  /** Whether another row holds every fault against this call, so that here one of each kind is enough. */
  isShort?: boolean;
  /** Refusals that only this call knows, beside the faults of the wire. */
  own?: Readonly<Record<string, Fault>>;
  /** Whether the page makes the call by itself, so that the fault is there from the start. */
  isRead?: boolean;
  viewer?: 'visitor';
  /** Address of the page; a function gets the world that was prepared. Default: the wizard. */
  path?: string | ((world: World) => string);
  /** The step of the wizard that the member has come to. */
  step?: number;
  prepare?: (world: World) => void;
  /** What the page is told of the settings, where that is less than the world knows. */
  settings?: (known: Settings) => Settings;
  ports?: () => Partial<Ports>;
  /** Waits until the page can be used. */
  ready: (page: FaultyPage) => Promise<unknown>;
  /** What a person types or chooses before the call is made, by label; it may never be lost. */
  typed?: Readonly<Record<string, string>>;
  /** Whether what was typed has arrived before the call is made, so that its fields are gone. */
  isSent?: boolean;
  /** Whether the page tries again by itself, so that nothing is logged before it gives up. */
  isTriedAgain?: boolean;
  /** Makes the call. */
  act?: (page: FaultyPage) => Promise<unknown>;
  /** Holds what is told, and that the control is there again. */
  told: (page: FaultyPage) => Promise<unknown>;
  /** The second try. */
  again: (page: FaultyPage) => Promise<unknown>;
  /** Holds that the second try has succeeded. */
  done: (page: FaultyPage) => Promise<unknown>;
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The first place in which words stand, once they do. */
export const text = async (words: string): Promise<HTMLElement | undefined> =>
  (await screen.findAllByText(words, { exact: false }))[0];

/** Waits for words that a screen reader says at once. */
export const announced = (words: string) =>
  until(() => screen.queryAllByRole('alert').map((alert) => alert.textContent)).toContain(words);

/** Waits until a button can be pressed, and presses it. */
export async function press({ user }: FaultyPage, name: string): Promise<void> {
  await user.click(await readyButton(name));
}

/** Writes or chooses values in fields, by their labels. */
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

/** A button that can be pressed, once it is one. */
export async function readyButton(name: string): Promise<HTMLElement> {
  const find = () => screen.queryByRole<HTMLButtonElement>('button', { name });
  await expect
    .poll(() => find()?.disabled === false && find()?.getAttribute('aria-disabled') !== 'true')
    .toBe(true);
  return screen.getByRole('button', { name });
}

/** Waits until something of the world is so. */
export const until = (read: () => unknown) => expect.poll(read);

/** Makes the member who looks one who has just signed up: nothing is known of them. */
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

/** The member who looks. Throws for a visitor. */
export function viewerOf(world: World): Member {
  const member = world.members.get(world.sessions.get(world.browserSession ?? '') ?? '');
  if (member) return member;
  throw new Error('Nobody is logged in to this world, so no member looks. See the viewer of the row.');
}
