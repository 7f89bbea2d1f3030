import type { Profile } from '@meetcute/contract';
import {
  href,
  INTERESTS_FIELD,
  interestsOf,
  isAnswerable,
  localFictionalTerm,
  shownFields,
} from '@meetcute/core';
import { Button, ButtonLink, CardBadges, LikeButton, RelativeTime } from '@meetcute/kit';
import {
  MemberProfile,
  useFieldTexts,
  useInterestLabels,
  useLocationLabel,
  useSettings,
  useViewer,
} from '@meetcute/react';
import { ArrowBendUpLeft } from '@phosphor-icons/react/ArrowBendUpLeft';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from '../../router/index.ts';
import { useAnswerPart } from '../../parts/useAnswerPart.ts';
import { MessageAction } from '../../parts/MessageAction.tsx';
import { SafetyMenu } from '../../parts/SafetyMenu.tsx';

/** Sign-up link for visitors, because only members can like and write. */
function VisitorAction({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  return (
    <ButtonLink size="large" href={href('signup')}>
      {t('joinToWrite', { name: profile.name })}
    </ButtonLink>
  );
}

/** Online status of a member, else the time of the last visit. Renders nothing when neither is known. */
function Presence({ profile, asOf }: { profile: Profile; asOf: number }) {
  const { online, last_active: lastActive } = profile;
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  if (online) return <span>{common('online')}</span>;
  if (lastActive === null) return null;
  return (
    <span>
      {t('lastActive')} <RelativeTime at={lastActive} asOf={asOf} />
    </span>
  );
}

/** Note on the viewer's own profile in place of like and message buttons. */
function OwnNote() {
  const { t } = useTranslation('profile');
  return (
    <p data-part="note">
      {t('own')} <Link to={href('profile')}>{t('editOwn')}</Link>
    </p>
  );
}

/** Button that answers a text. Renders nothing where no chat can be started. */
function AnswerText({ profile, field, label }: { profile: Profile; field: string; label: string }) {
  const { t } = useTranslation('profile');
  const { answer, isPending } = useAnswerPart(profile);
  if (!answer && !isPending) return null;
  return (
    <Button
      variant="plain"
      isPending={isPending}
      aria-label={`${t('answer')}: ${label}`}
      onPress={() => answer?.({ kind: 'text', id: field })}
    >
      <ArrowBendUpLeft aria-hidden size={18} />
      {t('answer')}
    </Button>
  );
}

/** Props of `ProfileDetails`. */
export interface ProfileDetailsProps {
  /** The member. */
  profile: Profile;
  /**
   * Time at which the profile was loaded, in milliseconds since the epoch. Default: none, for a preview
   * without presence.
   */
  asOf?: number;
}

/** Name, location, actions, texts and fields of a profile. */
export function ProfileDetails({ profile, asOf }: ProfileDetailsProps) {
  const { t } = useTranslation('profile');
  const { t: common, i18n } = useTranslation('common');
  const settings = useSettings();
  const viewer = useViewer();
  const navigate = useNavigate();
  // The previous list no longer contains the member.
  const onBlocked = () => void navigate(href('members'), { replace: true });
  const fieldTexts = useFieldTexts();
  const place = useLocationLabel(profile);
  const fields = shownFields(profile, settings);
  const texts = fields.filter(({ kind }) => kind === 'text');
  const choices = fields.filter(({ kind }) => kind === 'choice');
  const interests = interestsOf(profile, settings);
  const interestLabels = useInterestLabels();
  const isOwn = viewer?.profile.id === profile.id;
  return (
    <div data-part="details">
      <MemberProfile.Root as="header" profile={profile}>
        <h1 tabIndex={-1}>
          {profile.name}
          {profile.age !== null && `, ${profile.age}`}
        </h1>
        <div data-part="under">
          {place && <span>{place}</span>}
          {asOf !== undefined && !profile.fictional && <Presence profile={profile} asOf={asOf} />}
          <CardBadges profile={profile} />
        </div>
      </MemberProfile.Root>
      {profile.fictional && (
        <p data-part="note">
          {common('fictional.explanation', {
            fictionalPlural: localFictionalTerm(settings.fictional_plural, i18n.language),
            siteName: settings.name,
          })}
        </p>
      )}
      {isOwn && asOf !== undefined && <OwnNote />}
      {!isOwn && (
        <div data-part="actions">
          {viewer ? (
            <>
              <MessageAction profile={profile} />
              <LikeButton profile={profile} />
              <SafetyMenu profile={profile} onBlocked={onBlocked} />
            </>
          ) : (
            <VisitorAction profile={profile} />
          )}
        </div>
      )}
      {texts.map(({ name, value }) => (
        <section key={name}>
          <h2>{fieldTexts.label(name)}</h2>
          <p data-part="text">{value}</p>
          {isAnswerable(name, settings) && (
            <AnswerText profile={profile} field={name} label={fieldTexts.label(name)} />
          )}
        </section>
      ))}
      {/* A visitor does not get sensitive texts, so that nobody can say that there are none. */}
      {viewer && texts.length === 0 && <p data-part="under">{t('noTexts', { name: profile.name })}</p>}
      {choices.length + interests.length > 0 && (
        <dl>
          {choices.map(({ name, value }) => (
            <div key={name}>
              <dt>{fieldTexts.label(name)}</dt>
              <dd>{fieldTexts.value(name, value)}</dd>
            </div>
          ))}
          {interests.length > 0 && (
            <div>
              <dt>{fieldTexts.label(INTERESTS_FIELD)}</dt>
              <dd>{interestLabels(interests)}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}
