import { useNearEnd, type NextPage } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { failedDrawing } from '../drawings/Failed.tsx';
import { Button } from '../button/Button.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { visuallyHiddenCss } from '../visually-hidden/visually-hidden-css.ts';
import { EmptyState } from './EmptyState.tsx';

const End = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  min-block-size: ${vars.space[16]};

  > p {
    ${visuallyHiddenCss}
  }
`;

/** Props of `MoreEntries`. */
export interface MoreEntriesProps extends FrameProps<HTMLDivElement> {
  /** Next page of the list. */
  next: NextPage;
  /** Title of the error when the page could not be loaded. */
  failedTitle: string;
  /** Text of the error. Default: none. */
  failedText?: string;
  /** Announcement while the page loads. Default: 'Loading'. */
  loadingText?: string;
  /** Whether the page loads by itself when the end of the list comes near. Default: true. */
  isAutomatic?: boolean;
}

/**
 * End of a list whose next page loads as it scrolls near. The button serves users who reach it first. Renders nothing
 * at the end of the list.
 */
export function MoreEntries({
  next: { load, isLoading, hasFailed },
  failedTitle,
  failedText,
  loadingText,
  isAutomatic = true,
  ...otherProps
}: MoreEntriesProps) {
  const { t } = useTranslation('common');
  const isWaiting = isAutomatic && load !== null && !isLoading && !hasFailed;
  const end = useNearEnd<HTMLDivElement>(isWaiting, () => load?.());
  const frame = useFrame(otherProps, {}, end);
  if (!load) return null;
  return (
    <End {...frame}>
      {hasFailed && <EmptyState isAlert drawing={failedDrawing} title={failedTitle} text={failedText} />}
      <p role="status">{isLoading && (loadingText ?? t('loading'))}</p>
      {/* The same element after a failure, so that it keeps the focus. */}
      <Button variant={hasFailed ? 'primary' : 'quiet'} isPending={isLoading} onPress={load}>
        {hasFailed ? t('tryAgain') : t('showMore')}
      </Button>
    </End>
  );
}
