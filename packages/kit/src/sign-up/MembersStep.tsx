import type { Profile } from '@meetcute/contract';
import { Link, MemberProfile, useSettings, useSuggestedMembers } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { noMembersDrawing } from '../drawings/NoMembers.tsx';
import { Button } from '../button/Button.tsx';
import { Announcement } from '../feedback/Announcement.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { FormError } from '../form/FormError.tsx';
import { Photo } from '../photo/Photo.tsx';
import { StepHead } from './StepHead.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { StepBody } from './StepBody.tsx';

/** Height of the label of a fictional profile. */
const labelLine = `calc(${vars.type.note} * ${vars.leading.snug})`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${vars.space[1]} ${vars.space[3]};

  /* Each place has a line for the label of a fictional profile, so that a label does not move the button below. */
  > * {
    padding-block-end: ${labelLine};
  }
  [data-part='shape'] {
    aspect-ratio: ${vars.card.ratio};
  }
  [data-part='shape'],
  [data-part='photo'] {
    border-radius: ${vars.card.radius};
  }
  [data-part='member'] {
    display: block;
    border-radius: ${vars.card.radius};
    color: inherit;
    text-decoration: none;
  }
  [data-part='member']:hover [data-part='name'] {
    text-decoration: underline;
  }
  [data-part='name'] {
    overflow: hidden;
    margin-block-start: ${vars.space[1]};
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${vars.type.small};
    font-weight: ${vars.weight.strong};
  }
  [data-part='fictional'] {
    display: block;
    margin-block-end: calc(-1 * ${labelLine});
    color: ${vars.textMuted};
    font-size: ${vars.type.note};
    line-height: ${vars.leading.snug};
  }
  /* Reserves the line of a name. */
  [data-part='name'][aria-hidden] {
    inline-size: 60%;
    color: transparent;
  }
`;

/** Number of members shown. */
const SHOWN = 6;

function MembersSkeleton() {
  return (
    <Grid as="div" aria-hidden>
      {Array.from({ length: SHOWN }, (_, index) => (
        <div key={index}>
          <Skeleton data-part="shape" />
          <Skeleton data-part="name">…</Skeleton>
        </div>
      ))}
    </Grid>
  );
}

type ProfileHref = (profile: Profile) => string;

function Face({ profile }: { profile: Profile }) {
  return (
    <>
      <Photo image={profile.main_image} alt="" sizes="10rem" />
      <p data-part="name">{profile.name}</p>
    </>
  );
}

function Members({
  profiles,
  profileHref,
}: {
  profiles: readonly Profile[];
  profileHref: ProfileHref | undefined;
}) {
  return (
    <Grid role="list">
      {profiles.slice(0, SHOWN).map((profile) => (
        <MemberProfile.Root key={profile.id} as="li" profile={profile}>
          {profileHref ? (
            <Link href={profileHref(profile)} data-part="member">
              <Face profile={profile} />
            </Link>
          ) : (
            <Face profile={profile} />
          )}
        </MemberProfile.Root>
      ))}
    </Grid>
  );
}

/** Props of `MembersStep`. */
export interface MembersStepProps extends FrameProps<HTMLDivElement> {
  /** Returns the address of a member's profile. Default: none, the members are no links. */
  profileHref?: ProfileHref;
  /** Advances to the next step. */
  onContinue: () => void;
}

/** Step 6: the first suggested members; continuing completes it (spec: signup.step6.completes-by-moving-on). */
export function MembersStep({ profileHref, onContinue, ...frame }: MembersStepProps) {
  const { t } = useTranslation(['signUp', 'common']);
  const { name: siteName } = useSettings();
  const { state, profiles, onRetry } = useSuggestedMembers('signup');
  const isPending = state === 'loading';
  const hasFailed = state === 'failed';
  const isAlone = hasFailed || state === 'none';
  return (
    <StepBody {...useFrame(frame, {})}>
      <StepHead
        title={t('members.title')}
        lead={isAlone ? t('members.leadAlone') : t('members.lead', { siteName })}
      />
      <Announcement>{isPending && t('common:loading')}</Announcement>
      <FormError>{hasFailed && t('members.failed')}</FormError>
      {isPending && <MembersSkeleton />}
      {isAlone && !hasFailed && <EmptyState drawing={noMembersDrawing} title={t('members.empty')} />}
      {profiles.length > 0 && <Members profiles={profiles} profileHref={profileHref} />}
      <div data-part="actions">
        {hasFailed && (
          <Button variant="quiet" onPress={onRetry}>
            {t('common:tryAgain')}
          </Button>
        )}
        <Button size="large" onPress={onContinue}>
          {t('members.continue')}
        </Button>
      </div>
    </StepBody>
  );
}
