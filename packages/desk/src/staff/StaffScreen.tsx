import { queryFor } from '@meetcute/client';
import { deskCalls } from '@meetcute/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useDesk, useStaff } from '../app/desk-context.ts';
import { Columns } from '../parts/Columns.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Page } from '../parts/Page.tsx';
import { Section } from '../parts/Section.tsx';
import { useTexts } from '../texts/texts.ts';
import { AddStaffForm } from './AddStaffForm.tsx';
import { StaffList } from './StaffList.tsx';
import { hasEverySite } from './access-rules.ts';

/** Page of the staff, for admins: its accounts, and the form to add one. */
export function StaffScreen() {
  const t = useTexts();
  const { client } = useDesk();
  const viewer = useStaff();
  const staffQuery = useQuery(queryFor(client, deskCalls.listStaff));
  return (
    <Page title={t('staff.title')}>
      <Loaded query={staffQuery}>
        {({ staff }) => (
          <Columns>
            <div>
              <StaffList accounts={staff} />
            </div>
            <div>
              <Section title={t('staff.add')}>
                <AddStaffForm canGiveEverySite={hasEverySite(viewer, staff)} />
              </Section>
            </div>
          </Columns>
        )}
      </Loaded>
    </Page>
  );
}
