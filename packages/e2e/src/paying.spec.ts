import { expect, test } from './test.ts';
import { classic, nocturne, urlOf } from './brands.ts';
import { callApi } from './people/call.ts';
import { joinQuickly, newPerson } from './people/join.ts';
import { payInChat } from './people/pay-in-chat.ts';
import { choose, orderButton } from './people/paying.ts';

const spec = (...ids: string[]) => ids.map((description) => ({ type: 'spec', description }));

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
    await joinQuickly(page, nocturne, newPerson('Vera'));
    await page.goto(urlOf(nocturne, '/premium'));
    await expect(page.getByText('20% off your first order')).toBeVisible();
    await page.getByRole('textbox', { name: 'Discount code' }).fill('velvet10');
    await page.getByRole('button', { name: 'Use code' }).click();
    await expect(page.getByText('The code counts: 10% off.')).toBeVisible();
    await orderButton(page).click();
    await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
    await page.goBack();
    await orderButton(page).click();
    await choose(page, 'Pay');
    await expect(page.getByText('You have premium now.')).toBeVisible();
    await expect(page.getByText('VELVET10')).toBeVisible();
    const { transactions } = await callApi<{ transactions: { state: string }[] }>(
      page,
      'GET',
      '/api/orders.php',
    );
    expect(transactions.filter(({ state }) => state === 'paid')).toHaveLength(1);
  },
);

test('the address of a successful payment pays nothing', async ({ page }) => {
  await joinQuickly(page, classic, newPerson('Nele'));
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
  await expect(page.getByText('You have premium now.')).toBeVisible();
});
