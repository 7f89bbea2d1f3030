import { capitalize } from '@meetcute/core';
import { language, formatList, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screenAt } from '@meetcute/storybook/screen';
import { ADDED_MEMBER as ID, addMember } from '../add-member.ts';
import { edit, heading, myProfile, sectionOf } from '../my-profile.ts';
import { viewerOf, withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Screens/My profile/Interests' } satisfies Meta;
export default meta;

type Play = NonNullable<StoryObj['play']>;

const ownProfile = (play: Play, interests = true): StoryObj =>
  myProfile({
    spec: ['settings.template-features'],
    change: (world) => {
      world.settings.my_profile = { interests };
    },
    play,
  });

type Interest = 'books' | 'cycling' | 'film' | 'hiking' | 'theatre' | 'yoga';

const inWords = (...ids: Interest[]) => {
  const list = formatList(
    ids.map((id) => t(`fields:interests.${id}`)),
    { type: 'unit' },
  );
  return capitalize(list, language());
};

const choose: Play = async ({ canvas }) => {
  const section = await edit(canvas, t('fields:interests.label'));
  await userEvent.click(section.getByRole('checkbox', { name: inWords('books') }));
  await userEvent.click(section.getByRole('checkbox', { name: inWords('film') }));
  await userEvent.click(section.getByRole('checkbox', { name: inWords('yoga') }));
  await userEvent.click(section.getByRole('checkbox', { name: inWords('film') }));
  await userEvent.click(section.getByRole('button', { name: t('myProfile:save') }));
  await expect(await section.findByText(inWords('books', 'yoga'))).toBeVisible();
  // The heading of the section says the same as the label.
  const label = section.getByText(t('fields:interests.label'), { selector: 'dt' });
  await expect(label.offsetWidth).toBeLessThanOrEqual(1);
  await waitFor(() => expect(viewerOf(currentWorld()).profile.personal?.['interests']).toBe('books,yoga'));
};

/** Chooses interests on the member’s own profile. */
export const Choose: StoryObj = {
  name: 'Interests chosen',
  ...ownProfile(choose),
};

/** Fits all choices into the width of the section. */
export const Choices: StoryObj = {
  ...ownProfile(async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('myProfile:editSection', { section: t('fields:interests.label') }),
      }),
    );
    await expect(await canvas.findByRole('checkbox', { name: inWords('cycling') })).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.querySelector('main')!;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }),
};

const withoutSection: Play = async ({ canvas }) => {
  await heading(canvas);
  await sectionOf(canvas, t('myProfile:sections.details'));
  await expect(canvas.queryByRole('region', { name: t('fields:interests.label') })).toBeNull();
};

/** Asks for no interests on a site without them. */
export const Without: StoryObj = {
  name: 'Site without interests',
  ...ownProfile(withoutSection, false),
};

/** Leaves out interests that do not load, and saves other sections. */
export const NotLoaded: StoryObj = {
  name: 'Interests fail to load',
  tags: ['fault'],
  ...myProfile({
    spec: ['error.interest-failure-logged-only'],
    world: { faults: { getInterests: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await heading(canvas);
      const section = await edit(canvas, t('myProfile:sections.person'));
      const name = section.getByLabelText(t('myProfile:name'));
      await userEvent.clear(name);
      await userEvent.type(name, 'Robbie');
      await userEvent.click(section.getByRole('button', { name: t('myProfile:save') }));
      await expect(await section.findByText(t('myProfile:saved'))).toBeVisible();
      await expect(canvas.queryByRole('region', { name: t('fields:interests.label') })).toBeNull();
      for (const alert of canvas.queryAllByRole('alert')) await expect(alert).toBeEmptyDOMElement();
    },
  }),
};

const others = (isOn: boolean): StoryObj =>
  screenAt(
    `/members/${ID}`,
    {
      spec: ['settings.template-features'],
      world: withWorld((world) => {
        world.settings.my_profile = { interests: isOn };
        addMember(world, { personal: { interests: 'hiking,theatre' } });
      }),
      play: async ({ canvas }) => {
        await canvas.findByRole('heading', { level: 1, name: /^Marit/ });
        const words = canvas.queryByText(inWords('hiking', 'theatre'));
        if (isOn) await expect(words).toBeVisible();
        else await expect(words).toBeNull();
      },
    },
    'members-memberId',
  );

/** Shows the interests of another member in words. */
export const OfOthers: StoryObj = {
  name: 'Interests of another member',
  ...others(true),
};

/** Shows no interests of others where the site has none. */
export const OfOthersWithout: StoryObj = {
  name: 'Another member, site without interests',
  ...others(false),
};
