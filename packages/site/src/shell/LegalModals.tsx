import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

const LegalModal = lazy(() => import('./LegalModal.tsx'));

/** Anchors that open a legal text over the page (spec: content.terms-modal, content.privacy-modal). */
const modals = { '#terms-modal': 'terms', '#privacy-modal': 'privacy' } as const;

const subscribe = () => () => {};

/** Opens terms or privacy while the address has their anchor; going back closes them. */
export function LegalModals() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  // No server sees an anchor, so the first render must not see one either.
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const kind = isHydrated && hash in modals ? modals[hash as keyof typeof modals] : undefined;
  const onClose = () => void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
  return kind ? (
    <Suspense>
      <LegalModal kind={kind} onClose={onClose} />
    </Suspense>
  ) : null;
}
