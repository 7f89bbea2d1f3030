import type { Notice, Notices } from '@meetcute/react';
import { X } from '@phosphor-icons/react/X';
import { t } from '@meetcute/theme';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Region = styled(ToastRegion<Notice>)`
  position: fixed;
  inset-block-start: calc(${t.space[4]} + env(safe-area-inset-top));
  inset-inline-end: ${t.space[4]};
  z-index: 80;
  display: flex;
  flex-direction: column;
  gap: ${t.space[2]};
  inline-size: min(24rem, calc(100vw - 2 * ${t.space[4]}));
  outline: none;

  [data-part='notice'] {
    display: flex;
    align-items: start;
    gap: ${t.space[3]};
    padding: ${t.space[4]};
    border-inline-start: 4px solid ${t.accent};
    border-radius: ${t.radius.medium};
    background: ${t.surfaceRaised};
    color: ${t.text};
    box-shadow: ${t.shadow.floating};
    outline: none;
  }
  [data-part='notice'][data-kind='danger'] {
    border-color: ${t.danger};
  }
  [data-part='notice'][data-kind='success'] {
    border-color: ${t.success};
  }
  [data-part='content'] {
    display: grid;
    flex: 1;
    gap: ${t.space[1]};
  }
  [data-part='title'] {
    font-weight: ${t.weight.strong};
  }
  [data-part='close'] {
    display: grid;
    place-items: center;
    inline-size: ${t.layout.touch};
    block-size: ${t.layout.touch};
    margin: calc(-1 * ${t.space[2]});
    border-radius: ${t.radius.full};
  }
`;

/** Draws the notices of a page. */
export default function NoticeRegion({ queue }: Pick<Notices, 'queue'>) {
  const { t: text } = useTranslation(['shell', 'common']);
  return (
    <Region queue={queue} aria-label={text('notices')}>
      {({ toast }) => (
        <Toast toast={toast} data-part="notice" data-kind={toast.content.kind}>
          <ToastContent data-part="content">
            <Text slot="title" data-part="title">
              {toast.content.title}
            </Text>
            {toast.content.body && <Text slot="description">{toast.content.body}</Text>}
          </ToastContent>
          <Button slot="close" data-part="close" aria-label={text('common:close')}>
            <X aria-hidden size={20} />
          </Button>
        </Toast>
      )}
    </Region>
  );
}
