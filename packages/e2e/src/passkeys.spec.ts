import { expect, test, type Page } from './test.ts';
import { nocturne, urlOf } from './brands.ts';
import { createMember, newPerson, type Person } from './people/join.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

/** Gives the browser of a page an authenticator that passes the screen lock, and reacts at once to each request. */
async function addAuthenticator(page: Page): Promise<void> {
  // It would react to the suggestions of the address field too, before the member has pressed anything.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable', { enableUI: false });
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page, { password }: Person): Promise<void> {
  await page.goto(urlOf(nocturne, '/account'));
  const section = passkeys(page);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByLabel('Name of the passkey').fill('Journey');
  await section.getByLabel('Your password').fill(password);
  await section.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(section.getByText('“Journey” is added.')).toBeVisible();
  await expect(section.getByRole('listitem')).toContainText('Not used yet.');
}

async function removePasskey(page: Page, { password }: Person): Promise<void> {
  await page.goto(urlOf(nocturne, '/account'));
  const section = passkeys(page);
  await expect(section.getByRole('listitem')).toContainText('Last used:');
  await section.getByRole('button', { name: 'Remove Journey' }).click();
  await section.getByLabel('Your password').fill(password);
  await section.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(section.getByText('You have no passkey yet.')).toBeVisible();
}

test('a member adds a passkey, logs in with it and removes it', async ({ page, context }) => {
  const person = newPerson('Passkey');
  await createMember(page, nocturne, person);
  await addAuthenticator(page);
  await addPasskey(page, person);

  await context.clearCookies({ name: 'session' });
  await page.goto(urlOf(nocturne, '/login'));
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(heading(page, 'Members')).toBeVisible();

  await removePasskey(page, person);
});
