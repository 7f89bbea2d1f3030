import { PAGE_SIZE } from '@meetcute/core';
import { vars } from '@meetcute/theme';
import { CaretLeft } from '@phosphor-icons/react/CaretLeft';
import { CaretRight } from '@phosphor-icons/react/CaretRight';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import { pageHeading } from '../layout/page-heading.ts';

const Nav = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[4]};
  color: ${vars.textMuted};
  font-variant-numeric: tabular-nums;
`;

/** Props of `Pagination`. */
export interface PaginationProps extends FrameProps {
  /** Current page, from 1. */
  page: number;
  /** Number of results on all pages. */
  total: number;
  /** Whether both buttons are disabled. */
  isDisabled: boolean;
  /** Called with the page to show. */
  onPage: (page: number) => void;
}

/** Buttons for the pages of a search. Renders nothing for a single page. */
export function Pagination({ page, total, isDisabled, onPage, ...otherProps }: PaginationProps) {
  const { t } = useTranslation('search');
  const frame = useFrame(otherProps, {});
  const pages = Math.ceil(total / PAGE_SIZE);
  if (pages < 2) return null;
  const go = (next: number) => {
    onPage(next);
    globalThis.scrollTo({ top: 0 });
    // The button may be disabled or absent on the next page; the heading always exists.
    pageHeading()?.focus({ preventScroll: true });
  };
  return (
    <Nav {...frame} aria-label={t('pages')}>
      <IconButton
        aria-label={t('previous')}
        isDisabled={isDisabled || page <= 1}
        onPress={() => go(page - 1)}
      >
        <CaretLeft aria-hidden size={22} />
      </IconButton>
      <span>{t('page', { page, pages })}</span>
      <IconButton
        aria-label={t('next')}
        isDisabled={isDisabled || page >= pages}
        onPress={() => go(page + 1)}
      >
        <CaretRight aria-hidden size={22} />
      </IconButton>
    </Nav>
  );
}
