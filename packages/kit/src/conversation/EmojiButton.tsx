import { vars } from '@meetcute/theme';
import { Smiley } from '@phosphor-icons/react/Smiley';
import { useRef, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import type * as EmojiPanel from './EmojiPanel.tsx';

type Panel = typeof EmojiPanel;

// On-screen keyboards have their own emoji.
const Frame = styled.span`
  display: inline-flex;
  color: ${vars.textMuted};

  @media (pointer: coarse) {
    display: none;
  }
`;

/** Loads the emoji panel. Resolves with null when loading fails, for example offline. */
const loadPanel = (): Promise<Panel | null> => import('./EmojiPanel.tsx').catch(() => null);

export interface EmojiButtonProps {
  /** Called with the chosen emoji. */
  onChoose: (emoji: string) => void;
  /** Called after each attempt to load the panel. Browsers such as Chromium repeat a failure until the page is reloaded. */
  onLoad: (isLoaded: boolean) => void;
}

/**
 * Button that opens the emoji panel, hidden on touch devices. The panel loads when it is first opened; until then the
 * button is pending and ignores presses.
 */
export function EmojiButton({ onChoose, onLoad }: EmojiButtonProps) {
  const { t } = useTranslation('chat');
  const place = useRef<HTMLSpanElement>(null);
  const [openedPanel, setOpenedPanel] = useState<Panel | null>(null);
  const [isLoading, startLoading] = useTransition();
  const open = async () => {
    const panel = await loadPanel();
    onLoad(panel !== null);
    setOpenedPanel(panel);
  };
  return (
    <Frame ref={place}>
      <IconButton
        aria-label={t('emoji.title')}
        aria-expanded={openedPanel !== null}
        aria-haspopup="dialog"
        isPending={isLoading}
        onPress={() => startLoading(open)}
      >
        <Smiley aria-hidden size={24} />
      </IconButton>
      {openedPanel && (
        <openedPanel.default triggerRef={place} onClose={() => setOpenedPanel(null)} onChoose={onChoose} />
      )}
    </Frame>
  );
}
