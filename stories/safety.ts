import type { Profile } from '@meetcute/contract';
import { expect, userEvent, within } from 'storybook/test';
import { me, world } from './happening.ts';
import type { World } from '@meetcute/mocks';

/** The dialog over the page, as Testing Library looks at it. */
export const dialog = async () => within(await within(document.body).findByRole('dialog'));

async function openMenu(button: string, title: string): Promise<void> {
  const [found] = await within(document.body).findAllByRole('button', { name: button });
  await userEvent.click(found!);
  await (await dialog()).findByRole('heading', { name: title });
}

/** Presses the small button that leads to reporting and blocking. */
export const openSafety = (name: string): Promise<void> =>
  openMenu(`Report or block ${name}`, `Is something wrong with ${name}?`);

/** Opens the menu of a conversation: report, block or delete. */
export const openChatMenu = (name: string): Promise<void> =>
  openMenu(`Report or block ${name}, or delete the chat`, `Your chat with ${name}`);

/** Presses a button of the dialog. */
export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await (await dialog()).findByRole('button', { name }));
}

/** Blocks two people without a word of the other, as if it was done some time ago. */
export function blockInWorld(of: World, profiles: readonly Profile[]): void {
  for (const { id } of profiles)
    of.blocks.push({ from: me(of).profile.id, to: id, at: of.now().toISOString() });
}

/** Whether the viewer has blocked somebody in the story's world. */
export const hasBlocked = (id: string): boolean => world().blocks.some(({ to }) => to === id);

/** Expects the dialog to be gone. */
export const expectClosed = () => expect(within(document.body).queryByRole('dialog')).toBeNull();

/** Pixels between the top of the window and the lower edge of an element. */
export const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;
