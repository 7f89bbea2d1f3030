import { href } from '@meetcute/core';
import { vars } from '@meetcute/theme';
import { ArrowLeft } from '@phosphor-icons/react/ArrowLeft';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link, useCurrentPage, useNavigate } from '../../router/index.ts';
import { isPlainClick } from '../../router/is-plain-click.ts';

const Round = styled(Link)`
  display: inline-grid;
  place-items: center;
  inline-size: ${vars.layout.touch};
  block-size: ${vars.layout.touch};
  border-radius: ${vars.radius.full};
  background: ${vars.scrim};
  color: ${vars.onScrim};
`;

/** Whether the tab has an earlier page of the site, also after a reload. The router counts its entries in their state. */
const hasEarlierPage = (): boolean => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Link back to the page that the profile was opened from; to the search where the profile is the first page. */
export function BackLink() {
  const { t } = useTranslation('common');
  const { action } = useCurrentPage();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event) || !(action === 'push' || hasEarlierPage())) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Round to={href('members')} aria-label={t('back')} onClick={goBack}>
      <ArrowLeft aria-hidden size={20} />
    </Round>
  );
}
