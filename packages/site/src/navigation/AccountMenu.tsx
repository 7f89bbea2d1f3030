import { href } from '@meetcute/core';
import { Button, IconButton } from '@meetcute/kit';
import { vars } from '@meetcute/theme';
import { GearSix } from '@phosphor-icons/react/GearSix';
import { SignOut } from '@phosphor-icons/react/SignOut';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from '../router/index.ts';
import { useLogoutToLogin } from '../session/useLogoutToLogin.ts';
import { styled } from 'styled-components';

const Frame = styled.div`
  /* A page may have the menu twice, of which one is shown. */
  anchor-scope: --mc-account-menu;

  > button {
    anchor-name: --mc-account-menu;
  }
  &:has([aria-current]) > button,
  &:has(:popover-open) > button {
    background: ${vars.accentSoft};
    color: ${vars.accentText};
  }
  [popover] {
    position: fixed;
    inset: calc(${vars.layout.bar} + env(safe-area-inset-top)) ${vars.layout.gutter} auto auto;
    min-inline-size: 14rem;
    max-inline-size: calc(100vw - 2 * ${vars.layout.gutter});
    margin: 0;
    padding: ${vars.space[2]};
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius.medium};
    background: ${vars.dialog.surface};
    color: ${vars.text};
    box-shadow: ${vars.shadow.floating};
  }
  /* Below the button, or at the foot of a rail above it. */
  @supports (position-area: end) {
    [popover] {
      inset: auto;
      margin-block: ${vars.space[1]};
      position-anchor: --mc-account-menu;
      position-area: block-end span-inline-start;
      position-try-fallbacks:
        flip-block,
        flip-inline,
        flip-block flip-inline;
    }
  }
  [popover]:popover-open {
    display: grid;
  }
  /* Below the button, always open, in a browser without popovers. */
  @supports not selector(:popover-open) {
    [popover] {
      position: static;
    }
  }
  [popover] > :is(a, button) {
    display: flex;
    gap: ${vars.space[3]};
    align-items: center;
    justify-content: start;
    min-block-size: ${vars.layout.touch};
    padding: ${vars.space[2]} ${vars.space[3]};
    border: 0;
    border-radius: ${vars.radius.small};
    color: inherit;
    font-weight: ${vars.weight.strong};
    text-align: start;
    text-decoration: none;
  }
  [popover] > :is(a, button):hover {
    background: color-mix(in oklab, currentColor 8%, transparent);
  }
  [popover] > a[aria-current] {
    color: ${vars.accentText};
  }
  [popover] > button {
    justify-content: space-between;
  }
`;

/** Whether the page on screen is the account's. */
const useIsAccountPage = () => useLocation().pathname === href('account');

/**
 * Button with a menu of the account: its page, customer service and the logout, which is never one tap away. The browser
 * opens and closes the menu, also before the site's script has loaded, and returns the focus.
 */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const menu = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const isAccountPage = useIsAccountPage();
  const { isPending, onLogout } = useLogoutToLogin();
  const close = () => menu.current?.hidePopover?.();
  return (
    <Frame data-part="account-menu">
      <IconButton aria-label={t('account')} popoverTarget={menuId}>
        <GearSix aria-hidden size={22} weight={isAccountPage ? 'fill' : 'regular'} />
      </IconButton>
      <div ref={menu} id={menuId} popover="auto" role="group" aria-label={t('account')}>
        <NavLink to={href('account')} onClick={close}>
          {() => t('account')}
        </NavLink>
        <NavLink to={href('pages-service')} onClick={close}>
          {() => t('service')}
        </NavLink>
        <Button variant="plain" isPending={isPending} onPress={onLogout}>
          {t('logout')}
          <SignOut aria-hidden size={20} />
        </Button>
      </div>
    </Frame>
  );
}
