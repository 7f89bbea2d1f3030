import type { Notification } from '@meetcute/contract';
import { t } from '@meetcute/theme';
import { ChatCircle } from '@phosphor-icons/react/ChatCircle';
import { Heart } from '@phosphor-icons/react/Heart';
import { ShieldCheck } from '@phosphor-icons/react/ShieldCheck';
import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { lineCss } from '../name-link/lineCss.ts';
import { coverLinkCss } from '../name-link/nameLinkCss.ts';
import { RetriedPhoto } from '../photo/RetriedPhoto.tsx';
import { RelativeTime } from '../time/Times.tsx';
import { skinNotificationItem, type NotificationItemProps } from './skinNotificationItem.tsx';

const Frame = styled.li`
  ${lineCss}
  grid-template-columns: 3rem minmax(0, 1fr) auto;
  column-gap: ${t.space[4]};

  &[data-new] {
    background: ${t.accentSoft};
  }
  &[data-new]:hover {
    background: color-mix(in oklab, ${t.text} 6%, ${t.accentSoft});
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
    background: color-mix(in oklab, ${t.text} 8%, transparent);
    color: ${t.text};
  }
  [data-part='photo'] + [data-part='sign'] {
    position: absolute;
    inset-block-end: -0.25rem;
    inset-inline-end: -0.375rem;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border: 2px solid ${t.surface};
    background: ${t.accent};
    color: ${t.onAccent};
  }
  [data-part='said'] {
    ${coverLinkCss}
    grid-column: 2;
    color: ${t.text};
    line-height: ${t.leading.snug};
    overflow-wrap: anywhere;
  }
  &[data-new] [data-part='said'] {
    font-weight: ${t.weight.strong};
  }
  [data-part='said']::after {
    border-radius: ${t.radius.large};
  }
  [data-part='when'],
  [data-part='hint'] {
    grid-column: 2;
    color: ${t.textMuted};
    font-size: ${t.type.small};
    line-height: ${t.leading.snug};
  }
  &[data-new] [data-part='when'],
  &[data-new] [data-part='hint'] {
    color: ${t.text};
  }
  [data-part='new'] {
    grid-column: 3;
    grid-row: 1;
    padding: 0 ${t.space[2]};
    border-radius: ${t.radius.full};
    background: ${t.badge.surface};
    color: ${t.badge.text};
    font-size: ${t.type.note};
    font-weight: ${t.weight.strong};
    line-height: 1.6;
  }
`;

const signs = { message: ChatCircle, like: Heart, match: Heart, account: ShieldCheck } as const;

function Face({ kind, profile }: Notification) {
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
  const { t: text } = useTranslation('notifications');
  const { kind, profile, account, at } = notification;
  const said = kind === 'account' ? (account ?? 'new_session') : kind;
  return (
    <>
      <Face {...notification} />
      <Link data-part="said" href={href}>
        {text(`said.${said}`, { name: profile?.name ?? '' })}
      </Link>
      {isNew && <span data-part="new">{text('list.new')}</span>}
      <p data-part="when">
        <RelativeTime at={at} asOf={asOf} />
      </p>
      {kind === 'account' && <p data-part="hint">{text('ifNotYou')}</p>}
    </>
  );
}

/** The default line of the list of notifications: who, what, when, and whether it is new, in words. */
export const NotificationItem = skinNotificationItem({ Frame, Content });
