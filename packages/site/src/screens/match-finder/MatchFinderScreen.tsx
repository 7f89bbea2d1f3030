import { canSearch } from '@meetcute/core';
import { useSettings, useTrafficSource, useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { Finder } from './Finder.tsx';
import { MembersOnly } from './MembersOnly.tsx';

/**
 * Shows members one at a time to like, skip or undo. Visitors see it only when the search is open to them
 * (spec: route.match-finder).
 */
export default function MatchFinderScreen() {
  const { t } = useTranslation('matchFinder');
  const settings = useSettings();
  const trafficSource = useTrafficSource();
  const user = useViewer() ?? null;
  usePageTitle(t('title'));
  return canSearch({ user, settings, trafficSource }) ? <Finder /> : <MembersOnly />;
}
