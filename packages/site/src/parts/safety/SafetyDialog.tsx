import type { Message, Profile } from '@meetcute/contract';
import { DialogOverlay } from '@meetcute/kit';
import { useReport } from '@meetcute/react';
import { t } from '@meetcute/theme';
import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BlockQuestion } from './BlockQuestion.tsx';
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
    scroll-padding-block-end: ${t.space[24]};
  }
  form > [data-part='actions'] {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    margin-inline: calc(-1 * ${t.space[6]});
    padding: ${t.space[3]} ${t.space[6]} ${t.space[4]};
    border-block-start: 1px solid ${t.line};
    background: ${t.dialog.surface};
  }
  [data-part='choice'] {
    display: grid;
    gap: ${t.space[2]};
  }
  [data-part='hint'] {
    color: ${t.textMuted};
    font-size: ${t.type.small};
    line-height: ${t.leading.snug};
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
  const { t: text } = useTranslation(['safety', 'chat']);
  const [step, setStep] = useState<Step>('choose');
  const report = useReport({ profile, messages });
  const { name } = profile;
  const isReceipt = report.receipt !== null;
  const titles = {
    choose: text(onRemoveChat ? 'choose.chatTitle' : 'choose.title', { name }),
    block: text('block.title', { name }),
    remove: text('chat:conversation.remove'),
    report: isReceipt ? text('receipt.title') : text('report.title', { name }),
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
            <BlockQuestion profile={profile} onCancel={onClose} onBlocked={onBlocked} onClose={onClose} />
          )}
          {step === 'report' && (
            <ReportSteps report={report} name={name} onBlock={() => setStep('block')} onClose={onClose} />
          )}
        </Dialog>
      </Modal>
    </Overlay>
  );
}
