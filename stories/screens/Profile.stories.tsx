import type { World } from '@meetcute/mocks';
import type { Profile } from '@meetcute/contract';
import { fromNow, language, otherLanguage, nameLanguage, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screenAt, type ScreenOptions } from '@meetcute/storybook/screen';
import { withWorld, viewerOf, currentWorld } from '../world.ts';
import { fictionalTerm } from '../disclosures.ts';
import { longest } from '../states.ts';
import { ADDED_MEMBER as ID, addMember } from '../add-member.ts';

const meta = { title: 'Screens/Profile/Page' } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

interface ProfileOptions extends ScreenOptions {
  profile?: Partial<Profile>;
  change?: (world: World) => void;
}

const profile = ({
  profile: change = {},
  change: more,
  world: rest,
  ...options
}: ProfileOptions = {}): StoryObj =>
  screenAt(
    `/members/${ID}`,
    {
      ...options,
      world: withWorld((world) => {
        addMember(world, change);
        more?.(world);
      }, rest),
    },
    'members-memberId',
  );

const heading = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: /^Marit/ });
/** Name of the month in a date. */
const monthOf = (date: string) =>
  new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .formatToParts(new Date(date))
    .find(({ type }) => type === 'month')!.value;
const expectNoButtons = async (canvas: Canvas) => {
  for (const name of [t('likes:like', { name: 'Marit' }), t('common:messageTo', { name: 'Marit' })])
    await expect(canvas.queryByRole('button', { name })).toBeNull();
};
const likeOf = (canvas: Canvas) => canvas.getByRole('button', { name: t('likes:like', { name: 'Marit' }) });

/** Shows a member photos, texts and fields, with like and message buttons. */
export const Member: StoryObj = {
  name: 'Profile',
  ...profile({
    play: async ({ canvas }) => {
      await expect(await heading(canvas)).toHaveTextContent('Marit, 34');
      await expect(likeOf(canvas)).toBeVisible();
      await expect(
        canvas.getByRole('button', { name: t('common:messageTo', { name: 'Marit' }) }),
      ).toBeVisible();
    },
  }),
};

/** Shows a visitor the profile and one action: to join. */
export const Visitor: StoryObj = {
  name: 'Visitor',
  ...profile({
    fixed: 'Visitors can’t like or write. Open “Profile” to see the buttons of a member.',
    globals: { viewer: 'visitor' },
    spec: ['permission.like-button-only-logged-in', 'permission.message-button-only-logged-in'],
    play: async ({ canvas }) => {
      await heading(canvas);
      await expect(
        canvas.getByRole('link', { name: t('profile:joinToWrite', { name: 'Marit' }) }),
      ).toHaveAttribute('href', '/signup');
      await expectNoButtons(canvas);
    },
  }),
};

/** Leads to the search from a profile that is the first page. */
export const Back: StoryObj = {
  name: 'Link back',
  ...profile({
    play: async ({ canvas }) => {
      await heading(canvas);
      await userEvent.click(canvas.getByRole('link', { name: t('common:back') }));
      await canvas.findByRole('heading', { level: 1, name: t('search:title') });
    },
  }),
};

/** Labels and explains a fictional profile, and states no facts about a person and no activity. */
export const Fictional: StoryObj = {
  name: 'Fictional profile',
  tags: ['legal'],
  ...profile({
    profile: { fictional: true, online: true, personal: { about_me: 'I am made up.', hair: 'red' } },
    spec: ['profile.fictional-profiles-exist'],
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('common:fictional.label'))).toBeVisible();
      await expect(
        canvas.getByText(
          t('common:fictional.explanation', {
            fictionalPlural: fictionalTerm(),
            siteName: currentWorld().settings.name,
          }),
        ),
      ).toBeVisible();
      await expect(canvas.getByText('I am made up.')).toBeVisible();
      await expect(canvas.queryByText(t('fields:hair.label'))).toBeNull();
      for (const presence of [t('common:online'), t('profile:lastActive')])
        await expect(canvas.queryByText(presence)).toBeNull();
    },
  }),
};

/** Shows when a member was last active, and the age alone. */
export const LastHere: StoryObj = {
  name: 'Last active',
  ...profile({
    profile: { online: false, date_of_birth: '1992-03-14' },
    change: (world) => {
      const shownProfile = world.members.get(ID)!.profile;
      shownProfile.last_active = new Date(world.now().getTime() - 3 * 3_600_000).toISOString();
    },
    play: async ({ canvas, canvasElement }) => {
      await expect(await heading(canvas)).toHaveTextContent('Marit, 34');
      await expect(await canvas.findByText(t('profile:lastActive'))).toHaveTextContent(
        `${t('profile:lastActive')} ${fromNow(-3, 'hour', { style: 'short' })}`,
      );
      await expect(canvasElement.textContent).not.toMatch(/1992|03-14/);
      await expect(canvasElement.textContent).not.toContain(monthOf('1992-03-14'));
    },
  }),
};

/** Shows a badge for a language that differs from the page’s. */
export const Languages: StoryObj = {
  name: 'Another language',
  ...profile({
    change: (world) =>
      void Object.assign(world.members.get(ID)!.profile, { language: otherLanguage(), country: 'NL' }),
    spec: ['badge.language-differs-from-ui'],
    play: async ({ canvas }) => {
      await heading(canvas);
      await expect(
        canvas.getByText(t('common:speaks', { language: nameLanguage(otherLanguage()) })),
      ).toBeVisible();
    },
  }),
};

const createNotFoundStory = (change: (world: World) => void): StoryObj =>
  profile({
    change,
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('404')).toBeVisible();
      await expect(canvas.getByText(t('error:pageNotFound'))).toBeVisible();
      await expect(canvas.queryByText(/Marit/)).toBeNull();
    },
  });

/** Shows a not-found page for a profile whose member blocks the viewer. */
export const Blocked: StoryObj = createNotFoundStory(
  (world) =>
    void world.blocks.push({ from: ID, to: viewerOf(world).profile.id, at: world.now().toISOString() }),
);

/** Shows a not-found page for a deleted profile. */
export const Deleted: StoryObj = createNotFoundStory(
  (world) => void (world.members.get(ID)!.isDeleted = true),
);

/** Shows a placeholder for a profile without texts. */
export const NoTexts: StoryObj = {
  name: 'Without texts',
  ...profile({
    profile: { personal: {} },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('profile:noTexts', { name: 'Marit' }))).toBeVisible();
    },
  }),
};

/** Renders no gallery buttons for a single photo. */
export const OnePhoto: StoryObj = {
  name: 'One photo',
  ...profile({
    change: (world) => {
      const { profile: shownProfile } = world.members.get(ID)!;
      shownProfile.images = shownProfile.images.slice(0, 1);
    },
    play: async ({ canvas }) => {
      await heading(canvas);
      await expect(canvas.queryByRole('button', { name: t('profile:nextPhoto') })).toBeNull();
    },
  }),
};

/** Shows a silhouette without a photo. */
export const NoPhoto: StoryObj = {
  name: 'Without photos',
  ...profile({
    profile: { images: [], main_image: null },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('img', { name: /Marit/ })).toBeVisible();
    },
  }),
};

/** Browses several photos with buttons. */
export const Photos: StoryObj = {
  name: 'Several photos',
  ...profile({
    play: async ({ canvas }) => {
      await heading(canvas);
      await expect(canvas.getByText('1 / 3')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('profile:nextPhoto') }));
      await canvas.findByText('2 / 3');
      await expect(canvas.getByRole('button', { name: t('profile:previousPhoto') })).toBeEnabled();
    },
  }),
};

/** Fits the longest name, city and text. */
export const LongTexts: StoryObj = {
  name: 'Longest texts',
  ...profile({
    fixed: 'Long words are a matter of narrow screens. Open “Profile” to see the page at another width.',
    viewport: 'phone',
    profile: {
      ...longest.pl,
      personal: { about_me: `${'Word '.repeat(200)}${'x'.repeat(200)}`, looking_for: 'Line one\nLine two' },
    },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1 });
      const main = canvasElement.querySelector('main')!;
      await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth);
    },
  }),
};

/** Shows a not-found page for an unknown profile. */
export const NotFound: StoryObj = {
  name: 'Unknown profile',
  ...screenAt('/members/nobody-there', {
    spec: ['error-page.status-code', 'error-page.message'],
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('404')).toBeVisible();
      await expect(canvas.getByText(t('error:pageNotFound'))).toBeVisible();
    },
  }),
};

/** Offers a retry when the profile fails to load. */
export const Failing: StoryObj = {
  name: 'Profile fails to load',
  tags: ['fault'],
  ...profile({
    world: { faults: { getProfile: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(t('profile:failed'));
      await expect(canvas.getByRole('heading', { level: 1, name: t('profile:failed') })).toBeVisible();
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    },
  }),
};

/** Shows the profile after a retry. */
export const Retried: StoryObj = {
  name: 'Retried',
  tags: ['fault'],
  ...profile({
    world: { faults: { getProfile: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      const retry = await canvas.findByRole('button', { name: t('common:tryAgain') });
      currentWorld().faults.clear();
      await userEvent.click(retry);
      await heading(canvas);
    },
  }),
};

/** Offers no like or message on the viewer’s own profile, and explains why. */
export const Own: StoryObj = {
  name: 'Own profile',
  ...screenAt(
    `/members/${ID}`,
    {
      world: withWorld((world) => {
        addMember(world, {});
        world.sessions.set(world.browserSession!, ID);
      }),
      play: async ({ canvas }) => {
        await heading(canvas);
        await expectNoButtons(canvas);
        await expect(canvas.getByText(t('profile:own'))).toBeVisible();
        await expect(canvas.getByRole('link', { name: t('profile:editOwn') })).toHaveAttribute(
          'href',
          '/profile',
        );
      },
    },
    'members-memberId',
  ),
};

/** Shows a placeholder while the profile loads. */
export const Placeholder: StoryObj = {
  name: 'Loading',
  tags: ['fault'],
  ...screenAt(
    '/members/somebody',
    {
      world: { faults: { getProfile: { kind: 'hang' } } },
      play: async ({ canvas }) => {
        await canvas.findByRole('heading', { level: 1 });
        await expect(canvas.queryByRole('alert')).toBeNull();
      },
    },
    'members-memberId',
  ),
};
