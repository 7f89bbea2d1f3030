import type { Profile } from '@meetcute/contract';
import { shownProfile } from '@meetcute/core';
import { useSettings } from '@meetcute/react';
import { t } from '@meetcute/theme';
import { X } from '@phosphor-icons/react/X';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Photos } from '../profile/Photos.tsx';
import { ProfileDetails } from '../profile/ProfileDetails.tsx';
import { ProfileFrame } from '../profile/ProfileFrame.tsx';

const Overlay = styled(ModalOverlay)`
  /* What stays at the top while one scrolls is the bar. */
  --mc-page-head: ${t.layout.bar};

  position: fixed;
  inset: 0;
  z-index: 65;
  overflow-y: auto;
  background: ${t.surface};
  color: ${t.text};
  overscroll-behavior: contain;

  [data-part='dialog'] {
    outline: none;
  }
  [data-part='bar'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space[4]};
    min-block-size: ${t.layout.bar};
    padding: env(safe-area-inset-top) ${t.layout.gutter} 0;
    border-block-end: 1px solid ${t.line};
    background: ${t.surface};
  }
  [data-part='bar'] h2 {
    margin: 0;
    font-family: inherit;
    font-size: ${t.type.body};
    letter-spacing: normal;
  }
  [data-part='close'] {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: ${t.space[2]};
    min-block-size: ${t.layout.touch};
    padding-inline: ${t.space[4]};
    border: 1px solid ${t.edge};
    border-radius: ${t.button.radius};
    font-weight: ${t.weight.strong};
  }
`;

export interface PreviewProps {
  /** The member's own profile, with all that only they see. */
  profile: Profile;
  isOpen: boolean;
  onClose: () => void;
}

/** The profile as another member meets it: the same parts, and nothing that others are not sent. */
export function Preview({ profile, isOpen, onClose }: PreviewProps) {
  const { t: text } = useTranslation(['myProfile', 'common']);
  const seen = shownProfile(profile, useSettings());
  return (
    <Overlay isOpen={isOpen} onOpenChange={(is) => !is && onClose()}>
      <Modal>
        <Dialog data-part="dialog">
          <div data-part="bar">
            <Heading slot="title">{text('previewTitle')}</Heading>
            <Button slot="close" data-part="close">
              <X aria-hidden size={20} />
              {text('common:close')}
            </Button>
          </div>
          {/* Outside of `main` a head that stands in nothing would be the page's own. */}
          <ProfileFrame as="article">
            <Photos profile={seen} />
            <ProfileDetails profile={seen} />
          </ProfileFrame>
        </Dialog>
      </Modal>
    </Overlay>
  );
}
