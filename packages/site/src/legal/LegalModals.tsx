import { lazy, Suspense, useState } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useLocation, useNavigate } from '../router/index.ts';
import type { LegalState } from './LegalLink.tsx';

const LegalModal = lazy(() => import('./LegalModal.tsx'));

/** Anchors that open a legal text over the page (spec: content.terms-modal, content.privacy-modal). */
const modals = { '#terms-modal': 'terms', '#privacy-modal': 'privacy' } as const;

/** Shows terms or privacy while the address contains their anchor; going back closes them. */
export function LegalModals() {
  const { hash, key, pathname, search, state } = useLocation();
  const [closedKey, setClosedKey] = useState<string | null>(null);
  const navigate = useNavigate();
  // Servers never receive an anchor, so the first render must not use one either.
  const isServerRendered = useIsSSR();
  const isOpen = !isServerRendered && key !== closedKey && hash in modals;
  const kind = isOpen ? modals[hash as keyof typeof modals] : undefined;
  const onClose = () => {
    // Close immediately, before the address changes: the focus cannot return while the page is inert.
    setClosedKey(key);
    if ((state as LegalState | null)?.isOverPage) void navigate(-1);
    else void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
  };
  return kind ? (
    <Suspense>
      <LegalModal kind={kind} onClose={onClose} />
    </Suspense>
  ) : null;
}
