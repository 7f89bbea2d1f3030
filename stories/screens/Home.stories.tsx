import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { cardsIn, longNames, staysWithin } from '../states.ts';

const meta = { title: 'Screens/Home/Page' } satisfies Meta;
export default meta;

/** Shows a visitor one action, at the top and after what is good to know: to join. */
export const Visitor: StoryObj = {
  ...screen('index', {
    fixed: 'Visitors are asked to join. Open Member to see a member.',
    globals: { viewer: 'visitor' },
    spec: ['shell.class-template-name', 'shell.class-index-on-home'],
    play: async ({ canvas, canvasElement, globals }) => {
      const main = within(await canvas.findByRole('main'));
      const links = await main.findAllByRole('link', { name: t('home:start') });
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/signup', '/signup']);
      const box = canvas.getByRole('region', { name: t('common:goodToKnow') });
      await expect(box).toContainElement(links.at(-1)!);
      const page = canvasElement.querySelector('[data-layout]')!;
      await expect(page).toHaveClass(String(globals['template']), 'index');
      await expect(page).not.toHaveClass('logged-in');
      await expect(page).toHaveAttribute('data-layout', 'default');
      await expect(page.querySelector('header ~ main h1')).toBeVisible();
    },
  }),
};

/** Shows three people whom the brand invented, each with the label of fictional profiles. */
export const InventedPeople: StoryObj = {
  name: 'Invented people',
  tags: ['legal'],
  ...screen('index', {
    fixed: 'Visitors see invented people. Open Member to see a member.',
    globals: { viewer: 'visitor' },
    world: { change: ({ settings }) => void (settings.home_people = true) },
    play: async ({ canvas, canvasElement }) => {
      await expect(await canvas.findByText(t('home:people.note'))).toBeVisible();
      const people = [...canvasElement.querySelectorAll('[data-part="person"]')];
      await expect(people).toHaveLength(3);
      for (const person of people)
        await expect(person.querySelector('[data-part="fictional"]')).toHaveTextContent(
          t('common:fictional.label'),
        );
    },
  }),
};

/** Shows nobody on a site without invented people. */
export const WithoutPeople: StoryObj = {
  name: 'Without people',
  ...screen('index', {
    fixed: 'Visitors see no member on the home page. Open Member to see a member.',
    globals: { viewer: 'visitor' },
    world: { change: ({ settings }) => void (settings.home_people = false) },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 2, name: t('home:different.title') });
      await expect(canvasElement.querySelector('main img, main [data-part="person"]')).toBeNull();
    },
  }),
};

/** Leads a member to the search. */
export const Member: StoryObj = {
  ...screen('index', {
    spec: ['shell.class-logged-in'],
    play: async ({ canvas, canvasElement }) => {
      await expect(await canvas.findByRole('link', { name: t('home:toMembers') })).toHaveAttribute(
        'href',
        '/members',
      );
      await expect(canvasElement.querySelector('[data-layout]')).toHaveClass('logged-in');
    },
  }),
};

/** Shows the page while suggestions load. */
export const BeforeSuggestions: StoryObj = {
  name: 'Suggestions loading',
  tags: ['fault'],
  ...screen('index', {
    world: { faults: { getSuggestions: { kind: 'hang' } } },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1 });
      await expect(cardsIn(canvasElement)).toHaveLength(0);
    },
  }),
};

/** Fits the longest names on a phone. */
export const LongNames: StoryObj = {
  name: 'Longest names',
  ...screen('index', {
    fixed: 'Long names are tightest on a phone. Open Member for another width.',
    world: longNames('de'),
    viewport: 'phone',
    play: staysWithin,
  }),
};
