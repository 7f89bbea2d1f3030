import type { RouteName } from '@meetcute/core';
import { useConsentRequest } from '@meetcute/react';
import { lazy, Suspense } from 'react';
import { useHandle } from '../frame/useHandle.ts';
import { useTextsLoaded } from './useTextsLoaded.ts';

const ConsentDialog = lazy(() => import('./ConsentDialog.tsx'));

/** Pages that ask. The account page doesn't, so that a member who declines can delete the account there. */
const pages: ReadonlySet<RouteName | null | undefined> = new Set<RouteName>([
  'index',
  'members',
  'members-memberId',
  'members-memberId-chat',
  'match-finder',
  'chats',
  'chats-chatId',
  'likes',
  'likes-type',
  'profile',
  'notifications',
]);

/** Asks a member for consent to a changed version of terms or privacy. */
export function ConsentPrompt() {
  const request = useConsentRequest();
  const { routeName } = useHandle();
  const isNeeded = request.documents.length > 0 && pages.has(routeName);
  const hasTexts = useTextsLoaded('consent', isNeeded);
  return isNeeded && hasTexts ? (
    <Suspense>
      <ConsentDialog request={request} />
    </Suspense>
  ) : null;
}
