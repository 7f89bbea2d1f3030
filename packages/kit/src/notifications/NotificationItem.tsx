import type { MemberNotification } from '@meetcute/contract';
import { Link } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { ChatCircle } from '@phosphor-icons/react/ChatCircle';
import { Heart } from '@phosphor-icons/react/Heart';
import { ShieldCheck } from '@phosphor-icons/react/ShieldCheck';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { listItemCss } from '../name-link/list-item-css.ts';
import { coverLinkCss } from '../name-link/name-link-css.ts';
import { RetriedPhoto } from '../photo/RetriedPhoto.tsx';
import { RelativeTime } from '../time/Times.tsx';
import { skinNotificationItem, type NotificationItemProps } from './skin-notification-item.tsx';

const Frame = styled.li`
  ${listItemCss}
  grid-template-columns: 3rem minmax(0, 1fr) auto;
  column-gap: ${vars.space[4]};

  &[data-new] {
    background: ${vars.accentSoft};
  }
  &[data-new]:hover {
    background: color-mix(in oklab, ${vars.text} 6%, ${vars.accentSoft});
  }
  [data-part='face'] {
    align-self: start;
  }
  [data-part='sign'] {
    display: grid;
    place-items: center;
    inline-size: 3rem;
    block-size: 3rem;
    border-radius: 50%;
    background: color-mix(in oklab, ${vars.text} 8%, transparent);
    color: ${vars.text};
  }
  [data-part='photo'] + [data-part='sign'] {
    position: absolute;
    inset-block-end: -0.25rem;
    inset-inline-end: -0.375rem;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border: 2px solid ${vars.surface};
    background: ${vars.accent};
    color: ${vars.onAccent};
  }
  [data-part='said'] {
    ${coverLinkCss}
    grid-column: 2;
    color: ${vars.text};
    line-height: ${vars.leading.snug};
    overflow-wrap: anywhere;
  }
  &[data-new] [data-part='said'] {
    font-weight: ${vars.weight.strong};
  }
  [data-part='said']::after {
    border-radius: ${vars.radius.large};
  }
  [data-part='when'],
  [data-part='hint'] {
    grid-column: 2;
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
  &[data-new] [data-part='when'] {
    color: ${vars.text};
  }
  /* Says where the link of the item leads. */
  [data-part='hint'] {
    color: ${vars.accentText};
    text-decoration: underline;
  }
  [data-part='new'] {
    grid-column: 3;
    grid-row: 1;
    padding: 0 ${vars.space[2]};
    border-radius: ${vars.radius.full};
    background: ${vars.badge.surface};
    color: ${vars.badge.text};
    font-size: ${vars.type.note};
    font-weight: ${vars.weight.strong};
    line-height: 1.6;
  }
`;

const signs = { message: ChatCircle, like: Heart, match: Heart, account: ShieldCheck } as const;

function Face({ kind, profile }: MemberNotification) {
  const Sign = signs[kind];
  return (
    <div data-part="face">
      {profile && (
        <div data-part="photo">
          <RetriedPhoto image={profile.main_image} alt="" sizes="3rem" shape="round" />
        </div>
      )}
      <span data-part="sign">
        <Sign aria-hidden size={profile ? 14 : 24} weight={profile ? 'fill' : 'regular'} />
      </span>
    </div>
  );
}

function Content({ entry: { notification, isNew }, href, asOf }: NotificationItemProps) {
  const { t } = useTranslation('notifications');
  const { kind, profile, account, at } = notification;
  const event = kind === 'account' ? (account ?? 'new_session') : kind;
  return (
    <>
      <Face {...notification} />
      <Link data-part="said" href={href}>
        {t(`entry.${event}`, { name: profile?.name ?? '' })}
      </Link>
      {isNew && <span data-part="new">{t('list.new')}</span>}
      <p data-part="when">
        <RelativeTime at={at} asOf={asOf} />
      </p>
      {kind === 'account' && <p data-part="hint">{t('ifNotYou')}</p>}
    </>
  );
}

/** Default item of the notification list: photo, sentence, time and a text label for new ones. */
export const NotificationItem = skinNotificationItem({ Frame, Content });
