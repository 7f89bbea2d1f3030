import { expect, type BrowserContext, type Page } from '@playwright/test';
import { nocturne, urlOf } from '../brands.ts';
import { createMember, joinQuickly, newPerson } from './join.ts';
import { lineOf, logOf } from './conversation.ts';
import { choose, orderButton } from './paying.ts';

/** Joins as a member without credits and opens a chat with another new member, whom any database has. */
async function startChat(page: Page, context: BrowserContext, port?: number): Promise<void> {
  const other = await createMember(page, nocturne, newPerson('Ruth'), port);
  await context.clearCookies();
  await joinQuickly(page, nocturne, newPerson('Iris'), port);
  await page.goto(urlOf(nocturne, `/members/${other}/chat`, port));
  await expect(lineOf(page)).toBeVisible();
}

/**
 * Writes with an empty wallet, pays for the message in the chat, and buys credits in a second tab. On this worker's host
 * or on the given port.
 */
export async function payInChat(page: Page, context: BrowserContext, port?: number): Promise<void> {
  await startChat(page, context, port);
  const text = 'Do you know the bar by the river?';
  await lineOf(page).fill(text);
  await page.getByRole('button', { name: 'Get credits' }).click();
  await orderButton(page).click();

  // A failed payment costs neither money nor the message.
  await choose(page, 'Let the payment fail');
  await expect(page.getByText('Payment failed').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to the chat' }).click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page).toHaveURL(/\/chats\//);

  const other = await context.newPage();
  await other.goto(urlOf(nocturne, '/credits', port));
  await expect(other.getByText('You have 0 credits.')).toBeVisible();

  await page.getByRole('button', { name: 'Get credits' }).click();
  await orderButton(page).click();
  await choose(page, 'Pay');
  await expect(page.getByText('20 credits were added.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the chat' }).click();
  await expect(logOf(page).getByText(text)).toHaveCount(1);
  await expect(other.getByText('You have 18 credits.')).toBeVisible();

  // The welcome discount, which the tab still offers, was for the first order.
  await other.reload();
  await other.getByRole('link', { name: /^50 credits/ }).click();
  await orderButton(other).click();
  await choose(other, 'Pay');
  await expect(other.getByText('50 credits were added.')).toBeVisible();
  await other.goto(urlOf(nocturne, '/credits', port));
  await expect(other.getByText('You have 68 credits.')).toBeVisible();
}
