import { titleOf } from '../brands/title-of.ts';

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
