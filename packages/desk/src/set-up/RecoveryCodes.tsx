import { Button, StatusMessage, SwitchField } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../texts/texts.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(29ch, 100%), 1fr));
  gap: ${vars.space[2]} ${vars.space[5]};
  font-family: ui-monospace, monospace;
`;

/** Props of `RecoveryCodes`. */
export interface RecoveryCodesProps {
  /** The codes, which are shown only now. */
  codes: readonly string[];
  /** Called when they are stored. */
  onDone: () => void;
}

/** Recovery codes after the set-up. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setIsCopied(true);
  };
  return (
    <>
      <p>{t('setUp.codesText')}</p>
      <List role="list" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Button variant="quiet" onPress={() => void copy()}>
        {t('setUp.copy')}
      </Button>
      <StatusMessage>{isCopied && t('setUp.copied')}</StatusMessage>
      <SwitchField label={t('setUp.saved')} value={isSaved} onChange={setIsSaved} />
      <Button isDisabled={!isSaved} onPress={onDone}>
        {t('setUp.done')}
      </Button>
    </>
  );
}
