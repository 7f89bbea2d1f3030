import { type DeskPhoto, newPhotoPath } from '@meetcute/contract/desk';
import { Button } from '@meetcute/kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { siteName, useStaff } from '../app/desk-context.ts';
import { momentText } from '../texts/moments.ts';
import { useTexts } from '../texts/texts.ts';
import { photoKey, type PhotoState } from './useNewPhotos.ts';

/** Widths in pixels of a photo in the grid, and in full size. */
const WIDTH = { grid: 640, full: 1920 } as const;

/** Returns the address of a photo. */
export const photoAddress = ({ site, id }: DeskPhoto, size: keyof typeof WIDTH): string =>
  `${newPhotoPath}?${new URLSearchParams({ site, id, width: String(WIDTH[size]) })}`;

/** Props of `PhotoCard`. */
export interface PhotoCardProps {
  /** The photo. */
  photo: DeskPhoto;
  /** Its state; undefined while it waits. */
  state: PhotoState | undefined;
  /** Called to approve it. */
  onApprove: () => void;
  /** Called to ask for the reasons of a rejection. */
  onReject: () => void;
}

/** A new photo with its owner, its site and its time, and what can be done. */
export function PhotoCard({ photo, state, onApprove, onReject }: PhotoCardProps) {
  const t = useTexts();
  const staff = useStaff();
  const [isBroken, setIsBroken] = useState(false);
  const { site, at, member } = photo;
  const { name } = member;
  const isBusy = state === 'busy';
  return (
    <li data-photo={photoKey(photo)} aria-busy={isBusy}>
      {isBroken ? (
        <p data-part="picture">{t('photos.broken')}</p>
      ) : (
        <a data-part="picture" href={photoAddress(photo, 'full')} target="_blank" rel="noreferrer">
          <img
            src={photoAddress(photo, 'grid')}
            alt={t('photos.alt', { name })}
            loading="lazy"
            onError={() => setIsBroken(true)}
          />
        </a>
      )}
      <p>
        <Link to={`/members/${encodeURIComponent(site)}/${encodeURIComponent(member.id)}`}>
          <bdi>{name}</bdi>
        </Link>
        <span data-part="muted">{[siteName(staff, site), momentText(at)].join(' · ')}</span>
        {typeof state === 'object' && <strong data-part="problem">{t('photos.notApproved')}</strong>}
      </p>
      <div data-part="buttons">
        <Button
          data-act="approve"
          variant="quiet"
          isPending={isBusy}
          aria-keyshortcuts="A"
          aria-label={t('photos.approveOf', { name })}
          onPress={onApprove}
        >
          {t('photos.approve')}
        </Button>
        <Button
          data-act="reject"
          variant="plain"
          isDisabled={isBusy}
          aria-keyshortcuts="R"
          aria-label={t('photos.rejectOf', { name })}
          onPress={onReject}
        >
          {t('photos.reject')}
        </Button>
      </div>
    </li>
  );
}
