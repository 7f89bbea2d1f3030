import type { ImageViewerProps } from '@meetcute/kit';
import { useNotices } from '@meetcute/react';
import { createElement, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { OpenImage } from './MessageChunk.tsx';

const HASH = '#photo';

interface Opened extends Omit<ImageViewerProps, 'onClose'> {
  /** What shows it; it comes with the first picture that is opened. */
  Viewer: ComponentType<ImageViewerProps>;
}

function takeFocus(element: Element | null): void {
  if (element instanceof HTMLElement && document.activeElement === document.body)
    element.focus({ preventScroll: true });
}

/** A picture over the page. It has an entry of the history, so that going back closes it and leaves the chat open. */
export function useImageDialog(): { onOpen: OpenImage; dialog: ReactNode } {
  const { t } = useTranslation('chat');
  const { notify } = useNotices();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const opener = useRef<Element | null>(null);
  const isShown = opened !== null && hash === HASH;
  // Who goes back takes the dialog away without closing it: then the focus still has to find its way.
  useEffect(() => {
    if (!isShown) return undefined;
    return () => void setTimeout(() => takeFocus(opener.current));
  }, [isShown]);
  const onOpen: OpenImage = async (image, label) => {
    opener.current = document.activeElement;
    try {
      const { default: Viewer } = await import('./ImageDialog.tsx');
      setOpened({ Viewer, image, label });
      void navigate({ pathname, search, hash: HASH }, { preventScrollReset: true, replace: hash === HASH });
    } catch {
      notify({ kind: 'danger', title: t('picture.failed') });
    }
  };
  const onClose = () => {
    // Gone at once and not only when the address has changed: the focus can't go back while the page is still inert.
    setOpened(null);
    void navigate(-1);
  };
  if (!isShown) return { onOpen, dialog: null };
  const { Viewer, ...shown } = opened;
  return { onOpen, dialog: createElement(Viewer, { ...shown, onClose }) };
}
