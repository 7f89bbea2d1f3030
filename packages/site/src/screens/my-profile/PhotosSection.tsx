import { PhotoManager } from '@meetcute/kit';
import { usePhotoManager } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { panelCss } from './panel-css.ts';

/** Id of the photo section. */
export const photosId = 'photos';

const Panel = styled.section`
  ${panelCss}
  /* Less padding, so that two photos with buttons fit side by side on a tablet too. */
  ${media.belowDesktop} {
    padding-inline: ${vars.space[3]};

    > header {
      padding-inline: ${vars.space[1]};
    }
  }
`;

/** Section with the viewer's photos. Adding, removing and reordering apply immediately, without a form. */
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
