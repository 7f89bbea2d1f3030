import { localeCodes, localeNames } from '@meetcute/i18n';
import { brandNames } from '../brands/brand-names.ts';
import { titleOf } from '../brands/title-of.ts';

/** The languages of the sites and a pseudo-language that lengthens texts to reveal overflow. */
export const languages = [...localeCodes, 'pseudo'] as const;

/** Viewers: logged-out visitor, new unpaid member, unpaid member older than four days, paid member. */
const people = ['visitor', 'member', 'unpaid', 'paid'] as const;

/** Person who looks at a story. */
export type Viewer = (typeof people)[number];

/** Settings of the viewer: the usual one of each story (see `viewer.ts`), or always the same one. */
export const viewers = ['usual', ...people] as const;

/** Colour schemes: the one that the brand opens in, or a fixed one. */
export const schemes = ['brand', 'light', 'dark', 'system'] as const;

export const networks = ['normal', 'slow', 'offline', 'failing'] as const;

/** Toolbar settings. A story fixes one with `globals: { viewer: 'paid' }`. */
export interface ToolbarGlobals {
  template: string;
  language: (typeof languages)[number];
  viewer: (typeof viewers)[number];
  scheme: (typeof schemes)[number];
  network: (typeof networks)[number];
}

export const initialGlobals: ToolbarGlobals = {
  template: brandNames[0] ?? '',
  language: 'en',
  viewer: 'usual',
  scheme: 'brand',
  network: 'normal',
};

interface Choice {
  value: string;
  title: string;
}

const tool = <I extends string>(description: string, icon: I, items: Choice[]) => ({
  description,
  toolbar: { icon, title: description, items, dynamicTitle: true },
});

const listChoices = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

/** Definition of the five toolbars. */
export const toolbar = {
  template: tool(
    'Template',
    'paintbrush',
    brandNames.map((value) => ({ value, title: titleOf(value) })),
  ),
  language: tool('Language', 'globe', listChoices({ ...localeNames, pseudo: 'Ļöñĝër pséudø' })),
  viewer: tool(
    'Viewer',
    'user',
    listChoices({
      usual: 'Usual viewer',
      visitor: 'Visitor',
      member: 'New member',
      unpaid: 'Unpaid, older than 4 days',
      paid: 'Paid member',
    }),
  ),
  scheme: tool(
    'Colour scheme',
    'mirror',
    listChoices({ brand: 'Scheme of the brand', light: 'Light', dark: 'Dark', system: 'System' }),
  ),
  network: tool(
    'Network',
    'lightning',
    listChoices({
      normal: 'Normal network',
      slow: 'Slow network',
      offline: 'Offline',
      failing: 'Failing calls',
    }),
  ),
};
