import { expect, full, test, type Page } from './test.ts';
import { classic, urlOf } from './brands.ts';
import { createMember, demoBen, enter, logIn, newPerson } from './people/join.ts';
import { uploadPhoto, photo } from './people/photo.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Waits for the response to the next save at a path. */
const putTo = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().includes(path) && response.request().method() === 'PUT');
/** Returns the addresses of photos in their order, without sizes. */
const photosIn = (page: Page, list: string) =>
  page.locator(list).evaluateAll((all) => all.map((each) => each.getAttribute('src')));

test(
  'a member edits a text and the order of photos, and preview and other members show both',
  { tag: full },
  async ({ page, browser }) => {
    const robin = newPerson('Robin');
    await createMember(page, classic, robin);
    await uploadPhoto(page, urlOf(classic), robin.hue);
    await page.goto(urlOf(classic, '/profile'));
    await expect(heading(page, 'My profile')).toBeVisible();
    await expect(page.getByRole('link', { name: 'My profile' })).toHaveAttribute('aria-current', 'page');

    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Add photos/ }).click();
    await (await chooser).setFiles(photo(robin.hue + 90));
    const second = page.getByRole('button', { name: 'Make photo 2 the main photo' });
    await expect(second).toBeVisible();
    const photoItems = '#photos [data-part="photo-item"] img';
    const photosBefore = await photosIn(page, photoItems);
    const photoResponse = putTo(page, '/api/profileimage.php');
    await second.click();
    expect((await photoResponse).ok()).toBe(true);
    const order = [photosBefore[1], photosBefore[0]];
    await expect.poll(() => photosIn(page, photoItems)).toEqual(order);

    await page.getByRole('button', { name: 'Edit: In your own words' }).click();
    const aboutField = page.getByRole('textbox', { name: 'About me' });
    await aboutField.fill('I collect lighthouses.');
    await page.reload();
    await expect(aboutField).toHaveValue('I collect lighthouses.');
    const saveResponse = putTo(page, '/api/user.php');
    await section(page, 'In your own words').getByRole('button', { name: 'Save' }).click();
    const { id } = ((await (await saveResponse).json()) as { user: { profile: { id: string } } }).user
      .profile;
    await expect(section(page, 'In your own words').getByText('Saved', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'See it the way others do' }).click();
    const preview = page.getByRole('dialog', { name: 'How others see you' });
    await expect(preview.getByText('I collect lighthouses.')).toBeVisible();
    await expect(preview.getByText(/1992/)).toHaveCount(0);
    const gallery = '[data-part="gallery"] img';
    expect(await photosIn(page, gallery)).toEqual(order);
    await page.goBack();
    await expect(preview).toHaveCount(0);

    const other = await (await browser.newContext()).newPage();
    await enter(other, classic, demoBen, `/members/${id}`);
    await expect(heading(other, new RegExp(`^${robin.name}, \\d+`))).toBeVisible();
    await expect(other.getByText('I collect lighthouses.')).toBeVisible();
    expect(await photosIn(other, gallery)).toEqual(order);
    await other.context().close();
  },
);

test(
  'a member’s own profile requires a login, confirms before discarding changes, and restores them after a return',
  { tag: full, annotation: { type: 'spec', description: 'route.profile' } },
  async ({ page }) => {
    await page.goto(urlOf(classic, '/profile'));
    await expect(page).toHaveURL(urlOf(classic, '/login?next=%2Fprofile'));
    await logIn(page, demoBen);
    await page.getByRole('button', { name: 'Edit: Where you live' }).click();
    await page.getByRole('textbox', { name: 'City' }).fill('Half a vill');
    await page.getByRole('link', { name: 'Chats' }).click();
    const question = page.getByRole('alertdialog', { name: 'Your changes aren’t saved' });
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(heading(page, 'Chats')).toBeVisible();
    await page.getByRole('link', { name: 'My profile' }).click();
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Half a vill');
    await section(page, 'Where you live').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Half a vill')).toHaveCount(0);
  },
);
