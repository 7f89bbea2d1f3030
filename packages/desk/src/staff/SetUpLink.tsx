import { Button, StatusMessage } from '@meetcute/kit';
import { useState } from 'react';
import { useHref } from 'react-router';
import { useTexts } from '../texts/texts.ts';

/** A set-up link, which is shown only now, with a button that copies it. */
export function SetUpLink({ name, token }: { name: string; token: string }) {
  const t = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  const link = `${location.origin}${useHref('/set-up')}#${token}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setIsCopied(true);
  };
  return (
    <>
      <StatusMessage>{t('staff.link', { name })}</StatusMessage>
      <code translate="no" style={{ overflowWrap: 'anywhere' }}>
        {link}
      </code>
      <Button variant="quiet" onPress={() => void copy()} style={{ justifySelf: 'start' }}>
        {t('staff.copy')}
      </Button>
      <StatusMessage>{isCopied && t('setUp.copied')}</StatusMessage>
    </>
  );
}
