import type { BlockedMember } from '@meetcute/contract';
import { Button, FormError, SettingsSection, Skeleton, StatusMessage } from '@meetcute/kit';
import { MemberProfile, useBlocks } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${vars.space[3]};
  inline-size: min(36rem, 100%);

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]} ${vars.space[3]};
    align-items: center;
    min-block-size: ${vars.layout.touch};
  }
  [data-part='value'] {
    min-inline-size: 0;
  }
  [data-part='fictional'] {
    padding: 0 ${vars.space[2]};
    border: 1px solid ${vars.edge};
    border-radius: ${vars.radius.full};
    font-size: ${vars.type.note};
  }
  button {
    order: 1;
    margin-inline-start: auto;
  }
`;

interface LineProps {
  /** The blocked member. */
  member: BlockedMember;
  /** Whether this member is being unblocked. */
  isUnblocking: boolean;
  /** Unblocks the member; null while another one is being unblocked. */
  onUnblock: (() => void) | null;
}

function Line({ member, isUnblocking, onUnblock }: LineProps) {
  const { t } = useTranslation('account');
  return (
    <MemberProfile.Root as="li" profile={member}>
      <span data-part="value">{member.name}</span>
      <Button
        variant="quiet"
        isPending={isUnblocking}
        isDisabled={!onUnblock && !isUnblocking}
        onPress={() => onUnblock?.()}
        aria-label={t('blocked.unblockWhom', { name: member.name })}
      >
        {t('blocked.unblock')}
      </Button>
    </MemberProfile.Root>
  );
}

/** List of blocked members with a button to unblock each. */
export function BlocksSection() {
  const { t } = useTranslation(['account', 'common']);
  const { blocks, loadError, onReload, unblock, freeing, freeError, freed } = useBlocks();
  return (
    <SettingsSection id="blocked" title={t('blocked.title')} about={t('blocked.about')}>
      <FormError>{loadError ?? freeError}</FormError>
      {loadError && (
        <Button variant="quiet" onPress={onReload}>
          {t('common:tryAgain')}
        </Button>
      )}
      {!blocks && !loadError && <Skeleton style={{ inlineSize: '100%', blockSize: '3rem' }} />}
      {blocks?.length === 0 && <p>{t('blocked.none')}</p>}
      {blocks && blocks.length > 0 && (
        <List role="list" aria-label={t('blocked.title')}>
          {blocks.map((member) => (
            <Line
              key={member.id}
              member={member}
              isUnblocking={freeing === member.id}
              onUnblock={unblock && (() => unblock(member))}
            />
          ))}
        </List>
      )}
      <StatusMessage>{freed && t('blocked.freed', { name: freed.name })}</StatusMessage>
    </SettingsSection>
  );
}
