import type { Profile } from '@meetcute/contract';
import { consentedPersonal, shownProfile } from '@meetcute/core';
import { useSettings, useViewer, useVisitorNote } from '@meetcute/react';
import { vars } from '@meetcute/theme';
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
  /* In the dialog, only its bar stays at the top while scrolling. */
  --mc-page-head: ${vars.layout.bar};

  position: fixed;
  inset: 0;
  z-index: 65;
  overflow-y: auto;
  background: ${vars.surface};
  color: ${vars.text};
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
    gap: ${vars.space[4]};
    min-block-size: ${vars.layout.bar};
    padding: env(safe-area-inset-top) ${vars.layout.gutter} 0;
    border-block-end: 1px solid ${vars.line};
    background: ${vars.surface};
  }
  [data-part='bar'] h2 {
    margin: 0;
    font-family: inherit;
    font-size: ${vars.type.body};
    letter-spacing: normal;
  }
  [data-part='visitors'] {
    inline-size: min(${vars.layout.page}, 100%);
    margin-inline: auto;
    padding: ${vars.space[3]} ${vars.layout.gutter};
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  [data-part='close'] {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: ${vars.space[2]};
    min-block-size: ${vars.layout.touch};
    padding-inline: ${vars.space[4]};
    border: 1px solid ${vars.edge};
    border-radius: ${vars.button.radius};
    font-weight: ${vars.weight.strong};
  }
`;

/** Props of `Preview`. */
export interface PreviewProps {
  /** The viewer's profile, private fields included. */
  profile: Profile;
  /** Whether the preview is open. */
  isOpen: boolean;
  /** Called when the preview closes. */
  onClose: () => void;
}

/** Shows the viewer's profile as other members see it: the same parts, without private fields. */
export function Preview({ profile, isOpen, onClose }: PreviewProps) {
  const { t } = useTranslation(['myProfile', 'common']);
  const visitorNote = useVisitorNote();
  const consent = useViewer()?.sensitive_consent ?? null;
  const personal = consentedPersonal(profile.personal, consent);
  const visibleProfile = shownProfile({ ...profile, personal }, useSettings());
  return (
    <Overlay isOpen={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <Modal>
        <Dialog data-part="dialog">
          <div data-part="bar">
            <Heading slot="title">{t('previewTitle')}</Heading>
            <Button slot="close" data-part="close">
              <X aria-hidden size={20} />
              {t('common:close')}
            </Button>
          </div>
          {visitorNote && <p data-part="visitors">{visitorNote}</p>}
          {/* Without the article, a header outside `main` would become the page's banner landmark. */}
          <ProfileFrame as="article">
            <Photos profile={visibleProfile} />
            <ProfileDetails profile={visibleProfile} />
          </ProfileFrame>
        </Dialog>
      </Modal>
    </Overlay>
  );
}
