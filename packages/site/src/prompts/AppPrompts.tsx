import type { RouteName } from '@meetcute/core';
import {
  useAppPort,
  useAppUpdate,
  useInstallPrompt,
  useIsLoggedIn,
  usePersistentState,
  useMissingFiles,
  usePersistedQueries,
  useSettings,
  useDismissNotifications,
  useWorkerMessages,
} from '@meetcute/react';
import { AppCard, Button, InstallCard, UpdateCard } from '@meetcute/kit';
import { media, vars } from '@meetcute/theme';
import { Check } from '@phosphor-icons/react/Check';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, useCurrentPage, useNavigate, useNextLocation, useParams } from '../router/index.ts';
import { styled } from 'styled-components';
import { useHandle } from '../frame/useHandle.ts';
import { useSiteState } from '../frame/SiteState.ts';
import { ConsentPrompt } from './ConsentPrompt.tsx';
import { useQuietMoment } from './useQuietMoment.ts';
import { SignUpCard, useUnfinishedSignUp } from './SignUpCard.tsx';
import { useTextsLoaded } from './useTextsLoaded.ts';

const Place = styled.div`
  position: fixed;
  inset-block-end: calc(${vars.space[4]} + env(safe-area-inset-bottom));
  inset-inline-end: ${vars.space[4]};
  z-index: 60;
  display: flex;
  justify-content: flex-end;
  inline-size: calc(100vw - 2 * ${vars.space[4]});
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
  ${media.phone} {
    justify-content: center;
    /* Above the tabs, floating ones included, and in the same position without tabs. */
    inset-block-end: calc(${vars.layout.tabs} + ${vars.space[6]} + env(safe-area-inset-bottom));
  }
`;

/** Pages with forms in steps, on which no prompt appears. */
const steps: readonly (RouteName | null | undefined)[] = [
  'signup',
  'complete-signup',
  'members-memberId-signup',
];

/**
 * Whether to say that the site works offline: on one page, only to members, who have data to read offline, and in a quiet
 * moment after their next press or key. By itself it would interrupt who reads the first page, and be its largest paint.
 */
function useOfflineReady(isReady: boolean): { isShown: boolean; onShown: () => void; onClose: () => void } {
  const isLoggedIn = useIsLoggedIn();
  const [isKnown, setIsKnown] = usePersistentState('offline-known', false);
  const { key } = useCurrentPage().location;
  const [shownAt, setShownAt] = useState<string | null>(null);
  const isNew = isReady && isLoggedIn && !isKnown;
  const isQuiet = useQuietMoment(isNew);
  return {
    isShown: (isNew && isQuiet) || shownAt === key,
    onShown: () => {
      if (isKnown) return;
      setShownAt(key);
      setIsKnown(true);
    },
    onClose: () => setShownAt(null),
  };
}

/**
 * Returns the path of the page that the visitor goes to: the one that is loading, or the one that failed, because a failure
 * may follow so quickly that React never renders the loading. Null on a page that has loaded. A failed page has no anchor in
 * it: an address that differs by nothing else would not load.
 */
function useTarget(): string | null {
  const next = useNextLocation();
  const { failure, location } = useCurrentPage();
  if (next) return createPath(next);
  return failure ? createPath({ ...location, hash: '' }) : null;
}

/** Consent to new legal texts, service worker, updates, the offer to install the app, and navigation from notifications. */
export default function AppPrompts() {
  const app = useAppPort();
  const update = useAppUpdate(app);
  const install = useInstallPrompt(app);
  const { name } = useSettings();
  const { scheme } = useSiteState();
  const { i18n, t } = useTranslation('app');
  const navigate = useNavigate();
  const [isLater, setIsLater] = useState(false);
  useMissingFiles(app, useTarget());
  usePersistedQueries();
  useDismissNotifications(app, useParams()['chatId']);
  useWorkerMessages(app, { onOpen: (path) => void navigate(path), shellKey: `${i18n.language} ${scheme}` });
  const hasUpdate = update.isWaiting && !isLater;
  // A browser that has just installed the worker visits for the first time, too early for an install offer.
  const hasOffer = install.offer !== null && !update.worker.isOfflineReady;
  const { layout, routeName } = useHandle();
  const isForm = steps.includes(routeName);
  // No prompt over a composer.
  const onSignUpDeclined = useUnfinishedSignUp(isForm);
  const hasPlace = !isForm && (layout === 'default' || onSignUpDeclined !== null);
  const offline = useOfflineReady(update.worker.isOfflineReady && hasPlace);
  const hasTexts = useTextsLoaded(
    'app',
    hasUpdate || offline.isShown || hasOffer || onSignUpDeclined !== null,
  );
  const hasOfflineCard = offline.isShown && hasTexts && hasPlace && !hasUpdate && onSignUpDeclined === null;
  const onOfflineShown = useEffectEvent(offline.onShown);
  useEffect(() => {
    if (hasOfflineCard) onOfflineShown();
  }, [hasOfflineCard]);
  return (
    <>
      <ConsentPrompt />
      {hasTexts && hasPlace && (
        <Place data-part="app-prompts">
          {hasUpdate ? (
            <UpdateCard update={update} onLater={() => setIsLater(true)} />
          ) : onSignUpDeclined ? (
            <SignUpCard onDecline={onSignUpDeclined} />
          ) : hasOfflineCard ? (
            <AppCard
              icon={<Check size={24} />}
              title={t('offlineReady.title')}
              text={t('offlineReady.text')}
              actions={
                <Button variant="plain" onPress={offline.onClose}>
                  {t('install.close')}
                </Button>
              }
            />
          ) : (
            hasOffer && <InstallCard prompt={install} siteName={name} />
          )}
        </Place>
      )}
    </>
  );
}
