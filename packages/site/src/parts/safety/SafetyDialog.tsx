import type { Message, Profile } from '@meetcute/contract';
import { DialogOverlay } from '@meetcute/kit';
import { useReport } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BlockConfirmation } from './BlockConfirmation.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { ReportSteps } from './ReportSteps.tsx';
import { SafetyChoice } from './SafetyChoice.tsx';

const Overlay = styled(DialogOverlay)`
  [data-part='dialog'] {
    overflow-wrap: anywhere;
  }
  /* A long form scrolls behind its buttons, and what has the focus stays above them. */
  [data-part='dialog']:has(form) {
    padding-block-end: 0;
    scroll-padding-block-end: ${vars.space[24]};
  }
  form > [data-part='actions'] {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    margin-inline: calc(-1 * ${vars.space[6]});
    padding: ${vars.space[3]} ${vars.space[6]} ${vars.space[4]};
    border-block-start: 1px solid ${vars.line};
    background: ${vars.dialog.surface};
  }
  [data-part='choice'] {
    display: grid;
    gap: ${vars.space[2]};
  }
  [data-part='hint'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
`;

export interface SafetyDialogProps {
  profile: Profile;
  messages: readonly Message[];
  onClose: () => void;
  /** The member is blocked and about to leave every list; a page about that member alone goes elsewhere. */
  onBlocked?: () => void;
  /** Deletes the chat with the member, whose page has loaded the texts `chat`. Default: there is none to delete. */
  onRemoveChat?: () => void;
}

type Step = 'choose' | 'block' | 'report' | 'remove';

/** Reporting and blocking one member or deleting their chat, over the page: first the choice, then one thing at a time. */
export default function SafetyDialog({
  profile,
  messages,
  onClose,
  onBlocked,
  onRemoveChat,
}: SafetyDialogProps) {
  const { t } = useTranslation(['safety', 'chat']);
  const [step, setStep] = useState<Step>('choose');
  const report = useReport({ profile, messages });
  const { name } = profile;
  const isReceipt = report.receipt !== null;
  const titles = {
    choose: t(onRemoveChat ? 'choose.chatTitle' : 'choose.title', { name }),
    block: t('block.title', { name }),
    remove: t('chat:conversation.remove'),
    report: isReceipt ? t('receipt.title') : t('report.title', { name }),
  };
  return (
    // What was typed is not lost to a press beside the dialog.
    <Overlay isOpen isDismissable={step !== 'report'} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal>
        <Dialog data-part="dialog">
          <Heading slot="title">{titles[step]}</Heading>
          {step === 'choose' && (
            <SafetyChoice
              name={name}
              hasChat={onRemoveChat !== undefined}
              onChoose={setStep}
              onCancel={onClose}
            />
          )}
          {step === 'remove' && (
            <RemoveQuestion
              name={name}
              onCancel={onClose}
              onConfirm={() => {
                onClose();
                onRemoveChat?.();
              }}
            />
          )}
          {step === 'block' && (
            <BlockConfirmation profile={profile} onCancel={onClose} onBlocked={onBlocked} onClose={onClose} />
          )}
          {step === 'report' && (
            <ReportSteps report={report} name={name} onBlock={() => setStep('block')} onClose={onClose} />
          )}
        </Dialog>
      </Modal>
    </Overlay>
  );
}
