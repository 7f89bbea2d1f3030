import { mutationFor } from '@meetcute/client';
import type { CaseGround } from '@meetcute/contract';
import { type DeskPhoto, deskCalls } from '@meetcute/contract/desk';
import { Button, DialogOverlay, Form, FormError, TextField } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { useDesk } from '../app/desk-context.ts';
import { hasCode, problemText } from '../app/problem.ts';
import { useDraft } from '../app/useDraft.ts';
import { reasonsProblem } from '../cases/decision-rules.ts';
import { GroundField } from '../cases/GroundField.tsx';
import { useTexts } from '../texts/texts.ts';
import { photoAddress } from './PhotoCard.tsx';
import { photoKey } from './useNewPhotos.ts';

const Body = styled.div`
  display: grid;
  gap: ${vars.space[4]};

  form {
    display: grid;
    gap: ${vars.space[4]};
  }
  img {
    max-block-size: 10rem;
    max-inline-size: 100%;
    border-radius: ${vars.radius.small};
  }
`;

/** Props of `RejectDialog`. */
export interface RejectDialogProps {
  /** The photo. */
  photo: DeskPhoto;
  /** Called once the photo is removed, or waits no longer, with a text for the status. */
  onDone: (text: string) => void;
  /** Called when the dialog is dismissed. */
  onCancel: () => void;
}

/** Dialog with ground and reasons of a rejection. It keeps them until they are stored. */
export function RejectDialog({ photo, onDone, onCancel }: RejectDialogProps) {
  const t = useTexts();
  const { client } = useDesk();
  const { site, id, member } = photo;
  const { name } = member;
  const empty: { ground: CaseGround; reason: string } = { ground: 'usage', reason: '' };
  const [{ ground, reason }, change, reset] = useDraft(`photo ${photoKey(photo)}`, empty);
  const [problem, setProblem] = useState<string>();
  const reject = useMutation({
    ...mutationFor(client, deskCalls.rejectPhoto),
    onSuccess: () => {
      reset();
      onDone(t('photos.rejected', { name }));
    },
    onError: (error) => {
      if (hasCode(error, 'not_found')) onDone(t('photos.rejectMissed', { name }));
    },
  });
  const submit = () => {
    const nextProblem = reasonsProblem(t, reason);
    setProblem(nextProblem);
    if (!nextProblem) reject.mutate({ payload: { site, id, ground, reason: reason.trim() } });
  };
  return (
    <DialogOverlay isOpen isDismissable={!reject.isPending} onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <Modal>
        <Dialog data-part="dialog">
          <Heading slot="title">{t('photos.rejectTitle', { name })}</Heading>
          <Body>
            <img src={photoAddress(photo, 'grid')} alt="" />
            <p>{t('photos.rejectNote', { name })}</p>
            <Form onSubmit={submit} isPending={reject.isPending}>
              <TextField
                isMultiline
                takesFocus
                label={t('member.reason')}
                help={t('member.reasonHelp')}
                value={reason}
                error={problem}
                onChange={(value) => change({ reason: value })}
              />
              <GroundField
                action="content_removed"
                value={ground}
                onChange={(value) => change({ ground: value })}
              />
              <FormError>{reject.error && problemText(t, reject.error)}</FormError>
              <div data-part="buttons">
                <Button type="submit" variant="danger" isPending={reject.isPending}>
                  {t('photos.rejectSubmit')}
                </Button>
                <Button variant="quiet" isDisabled={reject.isPending} onPress={onCancel}>
                  {t('case.cancel')}
                </Button>
              </div>
            </Form>
          </Body>
        </Dialog>
      </Modal>
    </DialogOverlay>
  );
}
