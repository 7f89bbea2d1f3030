import { expect, full, test, type BrowserContext, type Page } from './test.ts';
import { classic, nocturne, urlOf } from './brands.ts';
import { callApi } from './people/call.ts';
import { lineOf, logOf } from './people/conversation.ts';
import { createMember, newPerson } from './people/join.ts';
import { choose, orderButton } from './people/paying.ts';

const spec = (...ids: string[]) => ids.map((description) => ({ type: 'spec', description }));

/** Joins as a member without credits and opens a chat with another new member. */
async function startChat(page: Page, context: BrowserContext): Promise<void> {
  const other = await createMember(page, nocturne, newPerson('Ruth'));
  await context.clearCookies();
  await createMember(page, nocturne, newPerson('Iris'));
  await page.goto(urlOf(nocturne, `/members/${other}/chat`));
  await expect(lineOf(page)).toBeVisible();
}

/** Writes with an empty wallet, pays for the message in the chat; a second tab shows the credits. */
async function payInChat(page: Page, context: BrowserContext): Promise<void> {
  await startChat(page, context);
  const text = 'Do you know the bar by the river?';
  await lineOf(page).fill(text);
  await page.getByRole('button', { name: 'Get credits' }).click();
  await orderButton(page).click();

  // A failed payment costs neither money nor the message.
  await choose(page, 'Let the payment fail');
  await expect(page.getByText('Payment failed').first()).toBeVisible();
  await expect(page.getByText('Your message is kept.')).toBeVisible();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page).toHaveURL(/\/chats\//);

  const other = await context.newPage();
  await other.goto(urlOf(nocturne, '/credits'));
  await expect(other.getByText('You have 0 credits.')).toBeVisible();

  await page.getByRole('button', { name: 'Get credits' }).click();
  await orderButton(page).click();
  await choose(page, 'Pay');
  await expect(page.getByText(/Your message to Ruth\w* is sent\./)).toBeVisible();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(logOf(page).getByText(text)).toHaveCount(1);
  await expect(other.getByText('You have 18 credits.')).toBeVisible();
}

test(
  'a message without credits is kept, paid for in the chat and sent by itself',
  {
    annotation: spec(
      'product.main-flows',
      'member.can-buy-message-credits',
      'credits.messages-are-paid',
      'route.transactions-transactionid',
    ),
  },
  ({ page, context }) => payInChat(page, context),
);

test(
  'premium is bought with a discount, and going back from the payment page orders once',
  { annotation: spec('member.can-buy-premium', 'member.can-use-discount-codes') },
  async ({ page }) => {
    await createMember(page, nocturne, newPerson('Vera'));
    await page.goto(urlOf(nocturne, '/premium'));
    await expect(page.getByText('20% off your first order')).toBeVisible();
    await page.getByRole('textbox', { name: 'Discount code' }).fill('velvet10');
    await page.getByRole('button', { name: 'Use code' }).click();
    await expect(page.getByText('Code applied: 10% off.')).toBeVisible();
    await orderButton(page).click();
    await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
    await page.goBack();
    // The browser knows the code, the page that the server renders does not.
    await expect(page.getByText('Code applied: 10% off.')).toBeVisible();
    await orderButton(page).click();
    await choose(page, 'Pay');
    await expect(page.getByText(/You have Premium until/)).toBeVisible();
    await expect(page.getByText('VELVET10')).toBeVisible();
    const { transactions } = await callApi<{ transactions: { state: string }[] }>(
      page,
      'GET',
      '/api/orders.php',
    );
    expect(transactions.filter(({ state }) => state === 'paid')).toHaveLength(1);
  },
);

test('the address of a successful payment pays nothing', { tag: full }, async ({ page }) => {
  await createMember(page, classic, newPerson('Nele'));
  await page.goto(urlOf(classic, '/premium'));
  await orderButton(page).click();
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
  // The test checkout allows no calls.
  await page.goto(urlOf(classic, '/premium'));
  const { transactions } = await callApi<{ transactions: { id: string }[] }>(page, 'GET', '/api/orders.php');
  await page.goto(urlOf(classic, `/transactions/${transactions[0]!.id}`));
  await expect(page.getByText('Not paid yet').first()).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await choose(page, 'Pay later, within three seconds');
  await expect(page.getByText(/You have Premium until/)).toBeVisible();
});
