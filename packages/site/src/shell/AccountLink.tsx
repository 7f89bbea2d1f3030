import { href } from '@meetcute/core';
import { t } from '@meetcute/theme';
import { GearSix } from '@phosphor-icons/react/GearSix';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { styled } from 'styled-components';

const Round = styled(NavLink)`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${t.layout.touch};
  block-size: ${t.layout.touch};
  border-radius: ${t.radius.full};
  color: inherit;

  &:hover {
    background: color-mix(in oklab, currentColor 8%, transparent);
  }
  &[aria-current] {
    background: ${t.accentSoft};
    color: ${t.accentText};
  }
`;

/** The way to one's account from every page that has a head; the tabs of a phone stay as they are. */
export function AccountLink() {
  const { t: text } = useTranslation('shell');
  return (
    <Round to={href('account')} aria-label={text('account')}>
      <GearSix aria-hidden size={22} />
    </Round>
  );
}
