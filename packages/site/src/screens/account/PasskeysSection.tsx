import { PASSKEYS_MAX } from '@meetcute/contract';
import { Button, FormError, SettingsSection, Skeleton, StatusMessage } from '@meetcute/kit';
import { usePasskeys } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ScriptChoice } from '../../forms/ScriptChoice.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyLine } from './PasskeyLine.tsx';

const List = styled.ul`
  display: grid;
  gap: ${vars.space[3]};
  inline-size: min(36rem, 100%);
`;

/** Passkeys of the member: adds, renames and removes them. */
export function PasskeysSection() {
  const { t } = useTranslation(['account', 'common']);
  const { passkeys, asOf, loadError, onReload, isSupported, canAdd } = usePasskeys();
  const [isAdding, setIsAdding] = useState(false);
  const [news, setNews] = useState('');
  const section = useRef<HTMLElement>(null);
  const finish = (text: string) => {
    setIsAdding(false);
    setNews(text);
    // The form that had the focus is gone.
    section.current?.setAttribute('tabindex', '-1');
    section.current?.focus();
  };
  return (
    <SettingsSection ref={section} id="passkeys" title={t('passkeys.title')} about={t('passkeys.about')}>
      <ScriptChoice without={<p>{t('passkeys.script')}</p>}>
        <FormError>{loadError}</FormError>
        {loadError && (
          <Button variant="quiet" onPress={onReload}>
            {t('common:tryAgain')}
          </Button>
        )}
        {!passkeys && !loadError && <Skeleton style={{ inlineSize: '100%', blockSize: '5rem' }} />}
        {passkeys?.length === 0 && <p>{t('passkeys.none')}</p>}
        {passkeys && passkeys.length > 0 && (
          <List role="list" aria-label={t('passkeys.title')}>
            {passkeys.map((passkey) => (
              <PasskeyLine
                key={passkey.id}
                passkey={passkey}
                asOf={asOf}
                onRenamed={() => finish(t('passkeys.renamed'))}
                onRemoved={() => finish(t('passkeys.removed', { name: passkey.name }))}
              />
            ))}
          </List>
        )}
        <StatusMessage>{news}</StatusMessage>
        {!isSupported && <p>{t('passkeys.unsupported')}</p>}
        {isSupported && passkeys && !canAdd && <p>{t('passkeys.full', { count: PASSKEYS_MAX })}</p>}
        {isSupported && canAdd && !isAdding && (
          <Button
            variant="quiet"
            onPress={() => {
              setNews('');
              setIsAdding(true);
            }}
          >
            {t('passkeys.add')}
          </Button>
        )}
      </ScriptChoice>
      {isAdding && (
        <AddPasskey
          onAdded={(name) => finish(t('passkeys.added', { name }))}
          onCancel={() => setIsAdding(false)}
        />
      )}
    </SettingsSection>
  );
}
