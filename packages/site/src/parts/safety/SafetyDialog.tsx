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
import { RemoveConfirmation } from './RemoveConfirmation.tsx';
import { ReportSteps } from './ReportSteps.tsx';
import { SafetyChoice } from './SafetyChoice.tsx';

const Overlay = styled(DialogOverlay)`
  [data-part='dialog'] {
    overflow-wrap: anywhere;
  }
  /* A long form scrolls behind its buttons; the focused control stays above them. */
  [data-part='dialog']:has(form) {
    padding-block-end: 0;
    scroll-padding-block-end: ${vars.space[24]};
  }
  form > [data-part='actions'] {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    margin-inline: calc(-1 * ${vars.space[6]});
    padding: ${vars.space[3]} ${vars.space[6]} calc(${vars.space[4]} + env(safe-area-inset-bottom));
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
  [data-part='hint'] > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.layout.touch};
    color: ${vars.accentText};
  }
`;

type Step = 'choose' | 'block' | 'report' | 'remove';

/** Props of `SafetyDialog`. */
export interface SafetyDialogProps {
  /** The member to report or block. */
  profile: Profile;
  /** Messages of the conversation, which a report can cite. */
  messages: readonly Message[];
  /** First step. Default: the choice between report and block. */
  start?: Step;
  /** Called when the dialog closes. */
  onClose: () => void;
  /**
   * Called after the member is blocked and before lists drop them. A page about this member alone navigates
   * away. Default: the page stays.
   */
  onBlocked?: () => void;
  /** Deletes the chat with the member. The page must have loaded the texts `chat`. Default: no delete button. */
  onRemoveChat?: () => void;
}

/**
 * Dialog to report or block a member, or to delete their chat. Starts with a choice, then shows one step at a
 * time.
 */
export default function SafetyDialog({
  profile,
  messages,
  start = 'choose',
  onClose,
  onBlocked,
  onRemoveChat,
}: SafetyDialogProps) {
  const { t } = useTranslation(['safety', 'chat']);
  const [step, setStep] = useState<Step>(start);
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
    // A press outside the dialog must not discard a typed report.
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
            <RemoveConfirmation
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
