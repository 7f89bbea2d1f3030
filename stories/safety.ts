import type { Profile } from '@meetcute/contract';
import { expect, userEvent } from 'storybook/test';
import { viewerOf, currentWorld } from './world.ts';
import type { World } from '@meetcute/mocks';
import { t, within } from '@meetcute/storybook';

/** Resolves with queries for the open dialog. */
export const dialog = async () => within(await within(document.body).findByRole('dialog'));

async function openMenu(button: string, title: string): Promise<void> {
  const [menuButton] = await within(document.body).findAllByRole('button', { name: button });
  await userEvent.click(menuButton!);
  await (await dialog()).findByRole('heading', { name: title });
}

/** Opens the menu of a member's card. Resolves with queries for it. */
export async function openCardMenu(name: string) {
  const page = within(document.body);
  const [button] = await page.findAllByRole('button', { name: t('common:safety.open', { name }) });
  await userEvent.click(button!);
  return within(await page.findByRole('menu', { name: t('common:safety.open', { name }) }));
}

/** Chooses an item of the menu of a member's card, and waits for its dialog. */
export async function chooseOnCard(item: 'report' | 'block', name: string): Promise<void> {
  const menu = await openCardMenu(name);
  await userEvent.click(menu.getByRole('menuitem', { name: t(`safety:choose.${item}`, { name }) }));
  await (await dialog()).findByRole('heading', { name: t(`safety:${item}.title`, { name }) });
  await expect(document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]')).toBeNull();
}

/** Opens the dialog to report or block a member. */
export const openSafety = (name: string): Promise<void> =>
  openMenu(t('common:safety.open', { name }), t('safety:choose.title', { name }));

/** Opens the dialog of a conversation: report, block or delete. */
export const openChatMenu = (name: string): Promise<void> =>
  openMenu(t('common:safety.openChat', { name }), t('safety:choose.chatTitle', { name }));

/** Presses a button of the dialog. */
export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await (await dialog()).findByRole('button', { name }));
}

/** Adds blocks by the viewer directly to the world. */
export function blockInWorld(world: World, profiles: readonly Profile[]): void {
  for (const { id } of profiles)
    world.blocks.push({ from: viewerOf(world).profile.id, to: id, at: world.now().toISOString() });
}

/** Whether the viewer blocks a member in the story's world. */
export const hasBlocked = (id: string): boolean => currentWorld().blocks.some(({ to }) => to === id);

/** Expects no open dialog. */
export const expectClosed = () => expect(within(document.body).queryByRole('dialog')).toBeNull();

/** Returns the distance from the top of the window to the lower edge of an element, in pixels. */
export const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;

/** Expects the photos of a report side by side in one row. */
export async function expectOneRow(photos: readonly HTMLElement[]): Promise<void> {
  await expect(photos.length).toBeGreaterThan(1);
  await expect(new Set(photos.map(bottomOf)).size).toBe(1);
}
