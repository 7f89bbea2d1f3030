import type { ImageViewerProps, OpenImage } from '@meetcute/kit';
import { useNotices } from '@meetcute/react';
import { createElement, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from '../../router/index.ts';

const HASH = '#photo';

interface Opened extends Omit<ImageViewerProps, 'onClose'> {
  /** Component of the dialog; loaded with the first opened image. */
  Viewer: ComponentType<ImageViewerProps>;
}

function focusIfLost(element: Element | null): void {
  if (element instanceof HTMLElement && document.activeElement === document.body)
    element.focus({ preventScroll: true });
}

/**
 * Shows an image in a dialog. The dialog has its own history entry, so that going back closes it and keeps
 * the chat open.
 */
export function useImageDialog(): { onOpen: OpenImage; dialog: ReactNode } {
  const { t } = useTranslation('chat');
  const { notify } = useNotices();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [overlay, setOverlay] = useState<Opened | null>(null);
  const opener = useRef<Element | null>(null);
  const isShown = overlay !== null && hash === HASH;
  // Going back unmounts the dialog without closing it; restore the focus here.
  useEffect(() => {
    if (!isShown) return undefined;
    return () => void setTimeout(() => focusIfLost(opener.current));
  }, [isShown]);
  const onOpen: OpenImage = async (image, label) => {
    opener.current = document.activeElement;
    try {
      const { default: Viewer } = await import('./ImageDialog.tsx');
      setOverlay({ Viewer, image, label });
      void navigate({ pathname, search, hash: HASH }, { preventScrollReset: true, replace: hash === HASH });
    } catch {
      notify({ kind: 'danger', title: t('image.failed') });
    }
  };
  const onClose = () => {
    // Close immediately, before the address changes: the focus cannot return while the page is inert.
    setOverlay(null);
    void navigate(-1);
  };
  if (!isShown) return { onOpen, dialog: null };
  const { Viewer, ...viewerProps } = overlay;
  return { onOpen, dialog: createElement(Viewer, { ...viewerProps, onClose }) };
}
