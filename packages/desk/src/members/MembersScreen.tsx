import { queryFor } from '@meetcute/client';
import { deskCalls, FIND_TEXT_MAX, FOUND_MAX } from '@meetcute/contract/desk';
import { Button, EmptyState, Form, TextField } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useDesk } from '../app/desk-context.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Page } from '../parts/Page.tsx';
import { useTexts } from '../texts/texts.ts';
import { MemberList } from './MemberList.tsx';

const Row = styled.div`
  form {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[3]};
    align-items: end;
  }
  form > :first-child {
    flex: 1 1 16rem;
    max-inline-size: 30rem;
  }
`;

/** Page that finds members. The text is in the address, so that going back shows the same result. */
export function MembersScreen() {
  const t = useTexts();
  const { client } = useDesk();
  const [search, setSearch] = useSearchParams();
  const sought = search.get('text') ?? '';
  const [text, setText] = useState(sought);
  const options = queryFor(client, deskCalls.findMembers, { text: sought });
  const membersQuery = useQuery({ ...options, queryFn: sought === '' ? skipToken : options.queryFn });
  return (
    <Page title={t('members.title')}>
      <Row>
        <Form role="search" onSubmit={() => setSearch(text.trim() === '' ? {} : { text: text.trim() })}>
          <TextField
            label={t('members.text')}
            value={text}
            onChange={setText}
            max={FIND_TEXT_MAX}
            autoComplete="off"
          />
          <Button type="submit">{t('members.search')}</Button>
        </Form>
      </Row>
      {sought === '' ? (
        <p data-part="muted">{t('members.start')}</p>
      ) : (
        <Loaded query={membersQuery}>
          {({ members }) =>
            members.length === 0 ? (
              <EmptyState title={t('members.none')} />
            ) : (
              <>
                <p role="status">
                  {t(members.length < FOUND_MAX ? 'members.found' : 'members.many', {
                    count: members.length,
                  })}
                </p>
                <MemberList members={members} />
              </>
            )
          }
        </Loaded>
      )}
    </Page>
  );
}
