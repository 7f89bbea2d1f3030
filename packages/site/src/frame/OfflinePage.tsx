import { buttonCss, EmptyState, failedDrawing } from '@meetcute/kit';
import { ThemeRoot } from '@meetcute/theme';
import { useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStore } from '../template/context.ts';
import { useSiteState } from './SiteState.ts';

const Root = styled(ThemeRoot)`
  display: grid;
  align-content: center;
  min-block-size: 100dvh;

  [data-part='retry'] {
    ${buttonCss}
  }
`;

/**
 * Replaces every page that cannot be loaded offline. It works without scripts: its button requests the same
 * address again.
 */
export function OfflinePage() {
  const { t } = useTranslation('app');
  const { template } = useStore();
  const { name } = useSettings();
  const { scheme } = useSiteState();
  return (
    <Root template={template.name} scheme={scheme}>
      <main id="main" data-offline="page">
        <EmptyState
          level={1}
          drawing={failedDrawing}
          title={t('offline.title')}
          text={t('offline.text', { siteName: name })}
          action={
            <form>
              <button data-part="retry" type="submit">
                {t('offline.retry')}
              </button>
            </form>
          }
        />
      </main>
    </Root>
  );
}
