import type { Profile } from '@meetcute/contract';
import { Button, FormError, Photo, Skeleton } from '@meetcute/kit';
import { FictionalLabel, useSettings, useSuggestionsQuery } from '@meetcute/react';
import { t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Announcement } from '../../../shell/Announcement.tsx';
import { StepHead } from '../StepHead.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${t.space[3]};

  [data-part='shape'] {
    aspect-ratio: ${t.card.ratio};
  }
  [data-part='shape'],
  [data-part='photo'] {
    border-radius: ${t.card.radius};
  }
  [data-part='name'] {
    margin-block-start: ${t.space[1]};
    font-size: ${t.type.small};
    font-weight: ${t.weight.strong};
  }
  [data-part='fictional'] {
    color: ${t.textMuted};
    font-size: ${t.type.note};
  }
`;

/** How many are shown. */
const SHOWN = 6;

function Waiting() {
  return (
    <Grid as="div" aria-hidden>
      {Array.from({ length: SHOWN }, (_, index) => (
        <Skeleton key={index} data-part="shape" />
      ))}
    </Grid>
  );
}

function Members({ profiles }: { profiles: readonly Profile[] }) {
  return (
    <Grid role="list">
      {profiles.slice(0, SHOWN).map((profile) => (
        <li key={profile.id}>
          <Photo image={profile.main_image} alt="" sizes="10rem" />
          <p data-part="name">{profile.name}</p>
          <FictionalLabel profile={profile} as="p" />
        </li>
      ))}
    </Grid>
  );
}

/** Step 6: the first suggested members; it is done by moving on (spec: signup.step6.completes-by-moving-on). */
export function MembersStep({ onContinue }: { onContinue: () => void }) {
  const { t: text } = useTranslation(['signUp', 'common']);
  const { name: siteName } = useSettings();
  const { data, isPending, isError, refetch } = useSuggestionsQuery('signup');
  const profiles = data?.profiles ?? [];
  const isAlone = !isPending && profiles.length === 0;
  const hasFailed = isError && isAlone;
  return (
    <>
      <StepHead
        title={text('members.title')}
        lead={isAlone ? text('members.leadAlone') : text('members.lead', { siteName })}
      />
      <Announcement>{isPending && text('common:loading')}</Announcement>
      <FormError>{hasFailed && text('members.failed')}</FormError>
      {isPending && <Waiting />}
      {isAlone && !hasFailed && <p>{text('members.empty')}</p>}
      {profiles.length > 0 && <Members profiles={profiles} />}
      <div data-part="actions">
        {hasFailed && (
          <Button variant="quiet" onPress={() => void refetch()}>
            {text('common:tryAgain')}
          </Button>
        )}
        <Button size="large" onPress={onContinue}>
          {text('members.continue')}
        </Button>
      </div>
    </>
  );
}
