import { href } from '@meetcute/core';
import { ButtonLink } from '@meetcute/kit';
import { useSettings, useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { ActivateFrame } from './ActivateFrame.tsx';

/** The address is confirmed: on to the members, for who opened the link elsewhere by logging in. */
export function ActivateDone({ isKnown = false }: { isKnown?: boolean }) {
  const { t: text } = useTranslation('activate');
  const { name: siteName } = useSettings();
  const members = href('members');
  const isVisitor = useViewer() === null;
  return (
    <ActivateFrame
      state="done"
      title={isKnown ? text('known.title') : text('done.title')}
      text={isKnown ? text('known.text') : text('done.text', { siteName })}
    >
      {isVisitor ? (
        <ButtonLink size="large" href={href('login', {}, { next: members })}>
          {text('login')}
        </ButtonLink>
      ) : (
        <ButtonLink size="large" href={members}>
          {text('members')}
        </ButtonLink>
      )}
    </ActivateFrame>
  );
}
