import { expect, test, type Page } from './test.ts';
import { brands, urlOf, type Brand } from './brands.ts';
import { joinQuickly, logIn, newPerson, type Person } from './people/join.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

/** Gives the browser of a page an authenticator that passes the screen lock. Returns a function that lets it react or not. */
async function addAuthenticator(page: Page): Promise<(reacts: boolean) => Promise<unknown>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (enabled) => devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

async function addPasskey(page: Page, brand: Brand, { password }: Person): Promise<void> {
  await page.goto(urlOf(brand, '/account'));
  const section = passkeys(page);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByLabel('Name of the passkey').fill('Journey');
  await section.getByLabel('Your password').fill(password);
  await section.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(section.getByText('“Journey” is added.')).toBeVisible();
  await expect(section.getByRole('listitem')).toContainText('Not used yet.');
}

async function removePasskey(page: Page, brand: Brand, { password }: Person): Promise<void> {
  await page.goto(urlOf(brand, '/account'));
  const section = passkeys(page);
  await expect(section.getByRole('listitem')).toContainText('Last used:');
  await section.getByRole('button', { name: 'Remove Journey' }).click();
  await section.getByLabel('Your password').fill(password);
  await section.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(section.getByText('You have no passkey yet.')).toBeVisible();
}

for (const brand of brands) {
  test(`a member adds a passkey, logs in with it and removes it: ${brand.name}`, async ({
    page,
    context,
  }) => {
    const person = newPerson('Passkey');
    await joinQuickly(page, brand, person);
    const react = await addAuthenticator(page);
    await addPasskey(page, brand, person);

    // Suggestions of the address field wait for the member too, so only the press gets a reaction.
    await react(false);
    await context.clearCookies({ name: 'session' });
    await page.goto(urlOf(brand, '/login'));
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await react(true);
    await expect(heading(page, 'Members')).toBeVisible();

    await removePasskey(page, brand, person);
    await context.clearCookies({ name: 'session' });
    await page.goto(urlOf(brand, '/login'));
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByText('That passkey didn’t work.')).toBeVisible();
    await logIn(page, person);
    await expect(heading(page, 'Members')).toBeVisible();
  });
}
