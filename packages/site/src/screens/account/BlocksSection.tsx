import type { BlockedMember } from '@meetcute/contract';
import { Button, FormError, Skeleton } from '@meetcute/kit';
import { ProfileRoot, useBlocks } from '@meetcute/react';
import { t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { News } from '../../ui/News.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';

const List = styled.ul`
  display: grid;
  gap: ${t.space[3]};
  inline-size: min(36rem, 100%);

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space[2]} ${t.space[3]};
    align-items: center;
    min-block-size: ${t.layout.touch};
  }
  [data-part='value'] {
    min-inline-size: 0;
  }
  [data-part='fictional'] {
    padding: 0 ${t.space[2]};
    border: 1px solid ${t.edge};
    border-radius: ${t.radius.full};
    font-size: ${t.type.note};
  }
  button {
    order: 1;
    margin-inline-start: auto;
  }
`;

interface LineProps {
  member: BlockedMember;
  isFreeing: boolean;
  onFree: (() => void) | null;
}

function Line({ member, isFreeing, onFree }: LineProps) {
  const { t: text } = useTranslation('account');
  return (
    <ProfileRoot as="li" profile={member}>
      <span data-part="value">{member.name}</span>
      <Button
        variant="quiet"
        isPending={isFreeing}
        isDisabled={!onFree && !isFreeing}
        onPress={() => onFree?.()}
        aria-label={text('blocked.unblockWhom', { name: member.name })}
      >
        {text('blocked.unblock')}
      </Button>
    </ProfileRoot>
  );
}

/** Whom the member has blocked, and the way to take it back. */
export function BlocksSection() {
  const { t: text } = useTranslation(['account', 'common']);
  const { blocks, loadError, onReload, unblock, freeing, freeError, freed } = useBlocks();
  return (
    <SettingsSection id="blocked" title={text('blocked.title')} about={text('blocked.about')}>
      <FormError>{loadError ?? freeError}</FormError>
      {loadError && (
        <Button variant="quiet" onPress={onReload}>
          {text('common:tryAgain')}
        </Button>
      )}
      {!blocks && !loadError && <Skeleton style={{ inlineSize: '100%', blockSize: '3rem' }} />}
      {blocks?.length === 0 && <p>{text('blocked.none')}</p>}
      {blocks && blocks.length > 0 && (
        <List role="list" aria-label={text('blocked.title')}>
          {blocks.map((member) => (
            <Line
              key={member.id}
              member={member}
              isFreeing={freeing === member.id}
              onFree={unblock && (() => unblock(member))}
            />
          ))}
        </List>
      )}
      <News>{freed && text('blocked.freed', { name: freed.name })}</News>
    </SettingsSection>
  );
}
