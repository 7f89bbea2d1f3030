import { titleOf } from './title-of.ts';

/** Toolbar settings that a story can fix, as words. */
const words: Readonly<Record<string, string>> = {
  template: 'brand',
  language: 'language',
  viewer: 'viewer',
  scheme: 'colour scheme',
  network: 'network',
  viewport: 'width',
};

/** A story and the settings that it fixes. */
export interface FixedStory {
  /** Title and name of the story, such as 'Parts/Skeleton Nocturne'. */
  name: string;
  /** Settings that the story fixes, by name. */
  settings: Readonly<Record<string, unknown>>;
  /** Reason that the story gives in `parameters.fixed`. */
  reason: string | undefined;
}

/** Returns why a story fixes the brand: the given reason, or that its name says the brand. Null if neither. */
export function brandReason({ name, settings, reason }: FixedStory): string | null {
  if (reason) return reason;
  const brand = String(settings['template']);
  return name.toLowerCase().includes(brand) ? `The story is about ${titleOf(brand)}.` : null;
}

/** Throws for a story that fixes the brand without a reason, which the toolbar shows beside the greyed control. */
export function expectReason(story: FixedStory): void {
  if (!('template' in story.settings) || brandReason(story)) return;
  throw new Error(
    `The story '${story.name}' fixes the brand without saying why. Leave the brand to the toolbar, name the brand in the name of the story, or give the reason in \`fixed\`.`,
  );
}

/** Returns why controls of the toolbar are greyed; null where the story fixes none. */
export function fixedSentence(story: FixedStory): string | null {
  const known = Object.keys(story.settings).flatMap((name) => words[name] ?? []);
  if (known.length === 0) return null;
  const list = new Intl.ListFormat('en').format(known);
  const reason = 'template' in story.settings ? brandReason(story) : story.reason;
  return `Fixed here: ${list}. ${reason ?? 'The story shows this state only.'}`;
}
