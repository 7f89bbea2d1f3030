import { expect, test } from '@playwright/test';
import { rmSync } from 'node:fs';
import { classic, urlOf } from './brands.ts';
import { freePort, newDataDir, startHost } from './host/host.ts';
import { joinQuickly, newPerson } from './people/join.ts';

test('acknowledged messages survive a killed host', async ({ browser }) => {
  const [dataDir, port] = [newDataDir(), await freePort()];
  let host = await startHost({ port, dataDir, isDemo: false });
  try {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    const [mara, jonas] = [newPerson('Maravel'), newPerson('Quillon', 'Man')];
    const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await joinQuickly(other, classic, jonas, port);
    await joinQuickly(page, classic, mara, port);
    await page.reload();
    await page.getByRole('button', { name: `Message ${jonas.name}` }).click();
    const field = page.getByRole('textbox', { name: `Message ${jonas.name}` });
    for (let count = 1; count <= 5; count += 1) {
      const answer = page.waitForResponse(
        (each) => each.url().includes('/api/messages.php') && each.request().method() === 'POST',
      );
      await field.fill(`This is message ${count}.`);
      await page.keyboard.press('Enter');
      expect((await answer).ok()).toBe(true);
    }
    await host.stop('SIGKILL');
    host = await startHost({ port, dataDir, isDemo: false });

    await page.reload();
    for (let count = 1; count <= 5; count += 1) {
      await expect(page.getByRole('log').getByText(`This is message ${count}.`)).toHaveCount(1);
    }
    await other.goto(urlOf(classic, '/chats', port));
    await expect(other.getByText('5 new messages').first()).toBeAttached();
  } finally {
    await host.stop('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
