import type { Settings } from '@meetcute/contract';

/** A fact that visitors must know before they join. */
export type JoinFact = 'age' | 'fictional' | 'price' | 'free';

/** Whether the site shows fictional profiles: it has a term for them. */
export const hasFictionalProfiles = ({
  fictional_plural: term,
}: Pick<Settings, 'fictional_plural'>): boolean => term.trim() !== '';

/**
 * Whether a site's term for fictional profiles is the plain words of a language, which each page says in its own one. A
 * pattern in place of `fictionalWords`, because first pages load it.
 */
export const hasPlainTerm = ({ fictional_plural: term }: Pick<Settings, 'fictional_plural'>): boolean =>
  /^(fi(ctional|ctieve|ktive) pro|(profil.|perfiles) fi[ckt])/i.test(term);

/**
 * Returns the facts that visitors must know before they join, in order: the minimum age, fictional profiles where the
 * site has any, and what a message costs.
 */
export function joinFacts(
  settings: Pick<Settings, 'fictional_plural' | 'message_credits'>,
): readonly JoinFact[] {
  return [
    'age',
    ...(hasFictionalProfiles(settings) ? (['fictional'] as const) : []),
    settings.message_credits === 0 ? 'free' : 'price',
  ];
}
