import { isLocaleCode } from '@meetcute/i18n';
import { Button, DialogOverlay, FormError } from '@meetcute/kit';
import type { ConsentRequest } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LegalLink } from '../legal/LegalLink.tsx';
import { ConsentDecline } from './ConsentDecline.tsx';

const Overlay = styled(DialogOverlay)`
  section {
    display: grid;
    justify-items: start;
    gap: ${vars.space[2]};
  }
  section a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.layout.touch};
  }
  [data-part='decline'] {
    padding-block-start: ${vars.space[4]};
    border-block-start: 1px solid ${vars.line};
  }
`;

/** Props of `ConsentDialog`. */
export interface ConsentDialogProps {
  /** Versions to accept. */
  request: ConsentRequest;
}

/**
 * Dialog that says what changed in terms and privacy, and asks for consent. It has no close button: members accept, or
 * decline in one of the ways below.
 */
export default function ConsentDialog({ request }: ConsentDialogProps) {
  const { t, i18n } = useTranslation(['consent', 'shell', 'common']);
  const { documents, accept, isPending, error } = request;
  const language = isLocaleCode(i18n.language) ? i18n.language : 'en';
  const id = useId();
  return (
    <Overlay isOpen isKeyboardDismissDisabled>
      <Modal>
        <Dialog data-part="dialog" aria-describedby={id}>
          <Heading slot="title">{t('title')}</Heading>
          <p id={id}>{t('text')}</p>
          {documents.map(({ document }) => (
            <section key={document}>
              <h3>{t(`shell:${document}`)}</h3>
              <p>{t(`changes.${document}`)}</p>
              <LegalLink kind={document}>{t(`read.${document}`)}</LegalLink>
            </section>
          ))}
          <div data-part="actions">
            <FormError>{error}</FormError>
            <Button size="large" isPending={isPending} onPress={() => accept(language)}>
              {error ? t('common:tryAgain') : t('accept')}
            </Button>
          </div>
          <ConsentDecline />
        </Dialog>
      </Modal>
    </Overlay>
  );
}
