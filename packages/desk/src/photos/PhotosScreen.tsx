import { APPROVED_MAX, type DeskPhoto } from '@meetcute/contract/desk';
import { Button, ConfirmDialog, EmptyState, FormError, StatusMessage } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Filters } from '../parts/Filters.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { More } from '../parts/More.tsx';
import { Page } from '../parts/Page.tsx';
import { SiteField } from '../parts/SiteField.tsx';
import { useTexts } from '../texts/texts.ts';
import { focusPhoto, keyAfter } from './photo-focus.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { photoKey, useNewPhotos } from './useNewPhotos.ts';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]} ${vars.space[5]};
  align-items: center;
  justify-content: space-between;

  [data-part='keys'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  @media (hover: none) {
    [data-part='keys'] {
      display: none;
    }
  }
`;

/** Page of the photos that nobody has looked at: approve or reject them. */
export function PhotosScreen() {
  const t = useTexts();
  const { list, photos, waiting, stateOf, news, problem, approve, remove } = useNewPhotos();
  const grid = useRef<HTMLUListElement>(null);
  const [rejecting, setRejecting] = useState<DeskPhoto | null>(null);
  // Photos of the open question. Others that come meanwhile have not been seen.
  const [photosToApprove, setPhotosToApprove] = useState<readonly DeskPhoto[] | null>(null);
  // Key of the photo that gets the focus once a dialog has closed; undefined leaves it to the dialog.
  const following = useRef<string | null>(undefined);
  const isDialogOpen = rejecting !== null || photosToApprove !== null;
  useEffect(() => {
    if (isDialogOpen || following.current === undefined) return;
    focusPhoto(grid.current, following.current);
    following.current = undefined;
  }, [isDialogOpen]);
  const shownPhotos = photos.filter((photo) => stateOf(photo) !== 'busy').slice(0, APPROVED_MAX);
  return (
    <Page title={t('photos.title')}>
      <Filters>
        <SiteField />
      </Filters>
      <StatusMessage>{news}</StatusMessage>
      <FormError>{problem}</FormError>
      <Loaded query={list}>
        {() =>
          photos.length === 0 && !list.hasNextPage ? (
            <EmptyState title={t('photos.empty')} />
          ) : (
            <>
              <Tools>
                <p>
                  {t('photos.waiting', { count: waiting })} <span data-part="keys">{t('photos.keys')}</span>
                </p>
                {shownPhotos.length > 1 && (
                  <Button variant="quiet" onPress={() => setPhotosToApprove(shownPhotos)}>
                    {t('photos.approveAll', { count: shownPhotos.length })}
                  </Button>
                )}
              </Tools>
              <PhotoGrid
                ref={grid}
                photos={photos}
                stateOf={stateOf}
                onApprove={(photo) => {
                  // At once, so that nobody waits for the server between two photos.
                  focusPhoto(grid.current, keyAfter(grid.current, photoKey(photo)));
                  approve([photo]);
                }}
                onReject={setRejecting}
              />
              <More list={list} />
            </>
          )
        }
      </Loaded>
      {rejecting && (
        <RejectDialog
          photo={rejecting}
          onDone={(text) => {
            following.current = keyAfter(grid.current, photoKey(rejecting));
            remove(rejecting, text);
            setRejecting(null);
          }}
          onCancel={() => setRejecting(null)}
        />
      )}
      {photosToApprove && (
        <ConfirmDialog
          title={t('photos.allTitle', { count: photosToApprove.length })}
          text={t('photos.allText')}
          confirm={t('photos.approveAll', { count: photosToApprove.length })}
          cancel={t('case.cancel')}
          isPending={false}
          onConfirm={() => {
            following.current = null;
            approve(photosToApprove);
            setPhotosToApprove(null);
          }}
          onCancel={() => setPhotosToApprove(null)}
        />
      )}
    </Page>
  );
}
