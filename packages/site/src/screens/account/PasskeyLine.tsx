import type { Passkey } from '@meetcute/contract';
import { Button, RelativeTime } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDay } from '../../format/useDay.ts';
import { FormButtons } from './FormButtons.tsx';
import { RemovePasskey } from './RemovePasskey.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';

const Line = styled.li`
  display: grid;
  gap: ${vars.space[2]};
  padding: ${vars.space[3]} ${vars.space[4]};
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius.medium};

  [data-part='name'] {
    font-weight: ${vars.weight.strong};
    overflow-wrap: anywhere;
  }
  [data-part='dates'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  form {
    display: grid;
    gap: ${vars.space[4]};
  }
`;

/** Props of `PasskeyLine`. */
export interface PasskeyLineProps {
  /** The passkey to show. */
  passkey: Passkey;
  /** Time at which the list was fetched, in milliseconds since the epoch. */
  asOf: number;
  /** Called after the passkey was renamed. */
  onRenamed: () => void;
  /** Called after the passkey was removed. */
  onRemoved: () => void;
}

/** One passkey with its dates, and forms to rename and remove it. */
export function PasskeyLine({ passkey, asOf, onRenamed, onRemoved }: PasskeyLineProps) {
  const { t } = useTranslation('account');
  const day = useDay();
  const id = useId();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const { name, created_at: addedAt, last_used: usedAt } = passkey;
  return (
    <Line>
      <p data-part="name" id={`${id}-name`}>
        {name}
      </p>
      <p data-part="dates">
        {t('passkeys.addedOn', { date: day(addedAt) })}{' '}
        {usedAt === null ? (
          t('passkeys.unused')
        ) : (
          <>
            {t('passkeys.used')} <RelativeTime at={usedAt} asOf={asOf} />
          </>
        )}
      </p>
      {open === 'rename' && (
        <RenamePasskey
          passkey={passkey}
          onCancel={close}
          onRenamed={() => {
            close();
            onRenamed();
          }}
        />
      )}
      {open === 'remove' && <RemovePasskey passkey={passkey} onCancel={close} onRemoved={onRemoved} />}
      {open === null && (
        <FormButtons>
          {(['rename', 'remove'] as const).map((action) => (
            <Button
              key={action}
              variant="plain"
              id={`${id}-${action}`}
              aria-labelledby={`${id}-${action} ${id}-name`}
              onPress={() => setOpen(action)}
            >
              {action === 'rename' ? t('passkeys.rename') : t('passkeys.remove')}
            </Button>
          ))}
        </FormButtons>
      )}
    </Line>
  );
}
