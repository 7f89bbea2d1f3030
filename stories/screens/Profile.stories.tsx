import type { World } from '@meetcute/mocks';
import type { Profile } from '@meetcute/contract';
import { fromNow, language, otherLanguage, spoken, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screenAt, type ScreenOptions } from '../../.storybook/screen.ts';
import { withWorld, viewerOf, world } from '../world.ts';
import { longest } from '../long-names.ts';
import { ADDED_MEMBER as ID, addMember } from '../add-member.ts';

const meta = { title: 'Screens/Profile/Page' } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

interface ProfileOptions extends ScreenOptions {
  profile?: Partial<Profile>;
  change?: (of: World) => void;
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
      world: withWorld((of) => {
        addMember(of, change);
        more?.(of);
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

export const Member: StoryObj = {
  name: 'Shows a member photos, texts and fields, with like and message buttons',
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

export const OnAPhone: StoryObj = { name: 'Profile on a phone', ...profile({ viewport: 'phone' }) };

export const NocturneInGerman: StoryObj = {
  name: 'Profile in nocturne, dark and German',
  ...profile({ globals: { template: 'nocturne', scheme: 'dark', language: 'de' } }),
};

export const Visitor: StoryObj = {
  name: 'Shows a visitor the profile and one action: to join',
  ...profile({
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

export const Fictional: StoryObj = {
  name: 'Labels and explains a fictional profile',
  ...profile({
    profile: { fictional: true },
    spec: ['profile.fictional-profiles-exist'],
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('common:fictional.label'))).toBeVisible();
      await expect(
        canvas.getByText(
          t('common:fictional.explanation', {
            fictionalPlural: world().settings.fictional_plural,
            siteName: world().settings.name,
          }),
        ),
      ).toBeVisible();
    },
  }),
};

export const LastHere: StoryObj = {
  name: 'Shows when a member was last active, and the age alone',
  ...profile({
    profile: { online: false, date_of_birth: '1992-03-14' },
    change: (of) => {
      const shown = of.members.get(ID)!.profile;
      shown.last_active = new Date(of.now().getTime() - 3 * 3_600_000).toISOString();
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

export const Languages: StoryObj = {
  name: 'Shows a badge for a language that differs from the page’s',
  ...profile({
    change: (of) =>
      void Object.assign(of.members.get(ID)!.profile, { language: otherLanguage(), country: 'NL' }),
    spec: ['badge.language-differs-from-ui'],
    play: async ({ canvas }) => {
      await heading(canvas);
      await expect(canvas.getByText(otherLanguage().toUpperCase())).toHaveAttribute(
        'title',
        t('common:speaks', { language: spoken(otherLanguage()) }),
      );
    },
  }),
};

const gone = (name: string, leave: (of: World) => void): StoryObj => ({
  name,
  ...profile({
    change: leave,
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('404')).toBeVisible();
      await expect(canvas.getByText(t('error:pageNotFound'))).toBeVisible();
      await expect(canvas.queryByText(/Marit/)).toBeNull();
    },
  }),
});

export const Blocked: StoryObj = gone('Shows a not-found page for a blocked profile', (of) => {
  of.blocks.push({ from: ID, to: viewerOf(of).profile.id, at: of.now().toISOString() });
});

export const Deleted: StoryObj = gone('Shows a not-found page for a deleted profile', (of) => {
  of.members.get(ID)!.isDeleted = true;
});

export const NoTexts: StoryObj = {
  name: 'Shows a placeholder for a profile without texts',
  ...profile({
    profile: { personal: {} },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('profile:noTexts', { name: 'Marit' }))).toBeVisible();
    },
  }),
};

export const OnePhoto: StoryObj = {
  name: 'Renders no gallery buttons for a single photo',
  ...profile({
    change: (of) => {
      const { profile: shown } = of.members.get(ID)!;
      shown.images = shown.images.slice(0, 1);
    },
    play: async ({ canvas }) => {
      await heading(canvas);
      await expect(canvas.queryByRole('button', { name: t('profile:nextPhoto') })).toBeNull();
    },
  }),
};

export const NoPhoto: StoryObj = {
  name: 'Shows a silhouette without a photo',
  ...profile({
    profile: { images: [], main_image: null },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('img', { name: /Marit/ })).toBeVisible();
    },
  }),
};

export const Photos: StoryObj = {
  name: 'Browses several photos with buttons',
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

export const LongTexts: StoryObj = {
  name: 'Fits the longest name, city and text, in nocturne and Polish',
  ...profile({
    globals: { viewer: 'paid', template: 'nocturne', scheme: 'light', language: 'pl' },
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

export const NotFound: StoryObj = {
  name: 'Shows a not-found page for an unknown profile',
  ...screenAt('/members/nobody-there', {
    spec: ['error-page.status-code', 'error-page.message'],
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('404')).toBeVisible();
      await expect(canvas.getByText(t('error:pageNotFound'))).toBeVisible();
    },
  }),
};

export const Failing: StoryObj = {
  name: 'Offers a retry when the profile fails to load',
  ...profile({
    world: { faults: { getProfile: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(t('profile:failed'));
      await expect(canvas.getByRole('heading', { level: 1, name: t('profile:failed') })).toBeVisible();
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    },
  }),
};

export const Retried: StoryObj = {
  name: 'Shows the profile after a retry',
  ...profile({
    world: { faults: { getProfile: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      const retry = await canvas.findByRole('button', { name: t('common:tryAgain') });
      world().faults.clear();
      await userEvent.click(retry);
      await heading(canvas);
    },
  }),
};

export const Own: StoryObj = {
  name: 'Offers no like or message on the own profile, and explains why',
  ...screenAt(
    `/members/${ID}`,
    {
      world: withWorld((of) => {
        addMember(of, {});
        of.sessions.set(of.browserSession!, ID);
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

export const Placeholder: StoryObj = {
  name: 'Shows a placeholder while the profile loads',
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
