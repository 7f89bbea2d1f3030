import { brandReason } from './fixed.ts';

/** Settings of the toolbar, as words. */
const words: Readonly<Record<string, string>> = {
  template: 'brand',
  language: 'language',
  viewer: 'viewer',
  scheme: 'colour scheme',
  network: 'network',
  viewport: 'width',
};

/** Stories that do not follow settings of the toolbar. */
interface Unused {
  /** Titles of the stories. */
  titles: RegExp;
  settings: readonly string[];
  /** Sentences that say why, and what to do. */
  reason: string;
}

const unusedSettings: readonly Unused[] = [
  {
    titles: /^Desk\//,
    settings: ['template', 'language', 'viewer', 'scheme', 'network'],
    reason: 'The staff desk has one look for all sites. Open a screen to see a site in another look.',
  },
  {
    titles: /^(Foundations|Specification)\/|^Welcome$|^Screens\/Site map$|^Flows\/Storyboards$/,
    settings: ['language', 'viewer', 'network'],
    reason: 'This page is the same for everyone. Open a screen to see it as another visitor does.',
  },
];

/** Whether the stories with this title are written in the language of the toolbar. */
export const followsLanguage = (title: string): boolean =>
  !unusedSettings.some(({ titles, settings }) => titles.test(title) && settings.includes('language'));

/** A story, as far as it decides which controls of the toolbar are greyed. */
export interface GreyedStory {
  /** Title of the story, such as 'Screens/Login/Page'. */
  title: string;
  /** Name of the story. */
  name: string;
  /** Settings that the story fixes, by name. */
  settings: Readonly<Record<string, unknown>>;
  /** Reason that the story gives in `parameters.fixed`. */
  reason: string | undefined;
}

const fixedReason = (setting: string, { title, name, settings, reason }: GreyedStory): string =>
  (setting === 'template' ? brandReason({ name: `${title} ${name}`, settings, reason }) : reason) ??
  `The story is about this ${words[setting]}. Open another story of the page to change it.`;

/** Returns why controls of the toolbar are greyed, by setting: the story fixes them, or does not follow them. */
export function greyedReasons(story: GreyedStory): Record<string, string> {
  const ignoredSettings = unusedSettings.filter(({ titles }) => titles.test(story.title));
  return Object.fromEntries([
    ...ignoredSettings.flatMap(({ settings, reason }) => settings.map((setting) => [setting, reason])),
    ...Object.keys(story.settings)
      .filter((setting) => Object.hasOwn(words, setting))
      .map((setting) => [setting, fixedReason(setting, story)]),
  ]);
}

/** A reason with the settings that it is about. */
export interface GreyedNote {
  /** Settings as words, such as 'Brand and width'. */
  settings: string;
  reason: string;
}

/** Returns each reason once, with its settings. */
export function greyedNotes(reasons: Readonly<Record<string, string>>): GreyedNote[] {
  const list = new Intl.ListFormat('en');
  const groups = Map.groupBy(Object.entries(reasons), ([, reason]) => reason);
  return [...groups].map(([reason, settings]) => {
    const text = list.format(settings.map(([setting]) => words[setting] ?? setting));
    return { settings: text.charAt(0).toUpperCase() + text.slice(1), reason };
  });
}
