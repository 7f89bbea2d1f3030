import { vars } from '@meetcute/theme';
import type { RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** Frequently sent emoji, by topic. Screen readers name each of them in the reader's language. */
const groups = {
  faces: ['😀', '😂', '🙂', '😉', '😊', '😍', '😘', '😎', '🤔', '😅', '😢', '😮', '🥰', '🙃', '😴', '🤩'],
  hearts: ['❤️', '🧡', '💛', '💚', '💙', '💜', '💕', '🌹'],
  gestures: ['👍', '👋', '👏', '🙏', '🤝', '🤞', '💪', '🤗'],
  things: ['🎉', '🔥', '✨', '🌞', '🌙', '☕', '🍷', '🍕', '🎵', '🚲', '🐶', '🐱', '⚽', '📚', '🎬', '🌊'],
} as const;

const Frame = styled(Popover)`
  overflow: auto;
  inline-size: min(8 * ${vars.layout.touch} + 2 * ${vars.space[2]} + 2px, 100vw - 2rem);
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius.medium};
  background: ${vars.surfaceRaised};
  color: ${vars.text};
  box-shadow: ${vars.shadow.raised};

  section {
    display: grid;
    gap: ${vars.space[2]};
    padding: ${vars.space[2]};
    outline: none;
  }
  /* Each group fills its rows of eight. */
  [role='group'] {
    display: grid;
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
  [role='group'] button {
    block-size: ${vars.layout.touch};
    border-radius: ${vars.radius.small};
    font-size: 1.5rem;
    line-height: 1;
  }
  [role='group'] button[data-hovered] {
    background: color-mix(in oklab, currentColor 8%, transparent);
  }
`;

export interface EmojiPanelProps {
  /** Element that the panel is positioned against. */
  triggerRef: RefObject<Element | null>;
  /** Called on Escape and on a press outside the panel. */
  onClose: () => void;
  /** Called with the chosen emoji. */
  onChoose: (emoji: string) => void;
}

/** Emoji panel in groups. Stays open after a choice, because members often insert several. */
export default function EmojiPanel({ triggerRef, onClose, onChoose }: EmojiPanelProps) {
  const { t } = useTranslation('chat');
  const names = {
    faces: t('emoji.faces'),
    hearts: t('emoji.hearts'),
    gestures: t('emoji.gestures'),
    things: t('emoji.things'),
  };
  return (
    <Frame isOpen triggerRef={triggerRef} placement="top end" onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog aria-label={t('emoji.title')}>
        {(['faces', 'hearts', 'gestures', 'things'] as const).map((group) => (
          <div key={group} role="group" aria-label={names[group]}>
            {groups[group].map((emoji) => (
              <Button key={emoji} onPress={() => onChoose(emoji)}>
                {emoji}
              </Button>
            ))}
          </div>
        ))}
      </Dialog>
    </Frame>
  );
}
