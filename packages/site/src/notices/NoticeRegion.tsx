import type { Notice, Notices } from '@meetcute/react';
import { X } from '@phosphor-icons/react/X';
import { vars } from '@meetcute/theme';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../router/index.ts';

const Region = styled(ToastRegion<Notice>)`
  position: fixed;
  /* Below the head of the page, whose links a notice must not cover. */
  inset-block-start: calc(
    var(--mc-page-head, ${vars.layout.bar}) + ${vars.space[3]} + env(safe-area-inset-top)
  );
  inset-inline-end: ${vars.space[4]};
  z-index: 80;
  display: flex;
  flex-direction: column;
  gap: ${vars.space[2]};
  inline-size: min(24rem, calc(100vw - 2 * ${vars.space[4]}));
  outline: none;

  [data-part='notice'] {
    display: flex;
    align-items: start;
    gap: ${vars.space[3]};
    padding: ${vars.space[4]};
    border-inline-start: 4px solid ${vars.accent};
    border-radius: ${vars.radius.medium};
    background: ${vars.surfaceRaised};
    color: ${vars.text};
    box-shadow: ${vars.shadow.floating};
    outline: none;
  }
  [data-part='notice'][data-kind='danger'] {
    border-color: ${vars.danger};
  }
  [data-part='notice'][data-kind='success'] {
    border-color: ${vars.success};
  }
  [data-part='content'] {
    display: grid;
    flex: 1;
    gap: ${vars.space[1]};
  }
  [data-part='title'] {
    font-weight: ${vars.weight.strong};
  }
  [data-part='content'] a {
    justify-self: start;
    padding-block: ${vars.space[2]};
    color: ${vars.accentText};
    font-weight: ${vars.weight.strong};
  }
  [data-part='close'] {
    display: grid;
    place-items: center;
    inline-size: ${vars.layout.touch};
    block-size: ${vars.layout.touch};
    margin: calc(-1 * ${vars.space[2]});
    border-radius: ${vars.radius.full};
  }
`;

/** Renders the notices of a page as toasts. */
export default function NoticeRegion({ queue }: Pick<Notices, 'queue'>) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Region queue={queue} aria-label={t('notices')}>
      {({ toast }) => (
        <Toast toast={toast} data-part="notice" data-kind={toast.content.kind}>
          <ToastContent data-part="content">
            <Text slot="title" data-part="title">
              {toast.content.title}
            </Text>
            {toast.content.body && <Text slot="description">{toast.content.body}</Text>}
            {toast.content.link && (
              <Link to={toast.content.link.href} onClick={() => queue.close(toast.key)}>
                {toast.content.link.text}
              </Link>
            )}
          </ToastContent>
          <Button slot="close" data-part="close" aria-label={t('common:close')}>
            <X aria-hidden size={20} />
          </Button>
        </Toast>
      )}
    </Region>
  );
}
