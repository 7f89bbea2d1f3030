import { PhotoManager } from '@meetcute/kit';
import { usePhotoManager } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { panelCss } from './panelCss.ts';

/** The id of the photos' section on the page. */
export const photosId = 'photos';

const Panel = styled.section`
  ${panelCss}
  /* Two photos side by side with their buttons, on a tablet too. */
  ${media.belowDesktop} {
    padding-inline: ${vars.space[3]};
  }
`;

/** The member's photos: added, removed and put in order at once, without a form to save. */
export function PhotosSection() {
  const { t } = useTranslation('myProfile');
  const id = useId();
  return (
    <Panel id={photosId} aria-labelledby={id} data-part="section" data-name="photos">
      <header>
        <h2 id={id}>{t('sections.photos')}</h2>
      </header>
      <PhotoManager photos={usePhotoManager()} />
    </Panel>
  );
}
