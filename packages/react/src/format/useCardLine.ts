import type { Profile } from '@meetcute/contract';
import { cardLine } from '@meetcute/core';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';

/**
 * Returns a function for the line on a member's card, once for a whole grid: interests that the viewer has too, or the
 * first words of the profile; null without both. Needs the texts `fields`.
 */
export function useCardLine(): (profile: Profile) => string | null {
  const { t, i18n } = useTranslation('fields');
  const settings = useSettings();
  const viewer = useViewer();
  return (profile) => {
    const line = cardLine(profile, viewer?.profile ?? null, settings);
    if (line?.kind !== 'interests') return line?.text ?? null;
    // An interest of the site without a translation shows its id.
    const labels = line.ids.map((id) => t(`interests.${id}` as 'interests.books', id.replaceAll('_', ' ')));
    const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
    return t('interests.shared', { interests: list.format(labels) });
  };
}
