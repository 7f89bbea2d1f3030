import { Cards } from '@phosphor-icons/react/Cards';
import { ChatCircle } from '@phosphor-icons/react/ChatCircle';
import { Heart } from '@phosphor-icons/react/Heart';
import { House } from '@phosphor-icons/react/House';
import { MagnifyingGlass } from '@phosphor-icons/react/MagnifyingGlass';
import { UserCircle } from '@phosphor-icons/react/UserCircle';
import { visuallyHiddenCss } from '@meetcute/kit';
import { useCounts, useSettings, useTrafficSource, useViewer } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { NavLink } from '../router/index.ts';
import { styled } from 'styled-components';
import { countCss } from '../navigation/count-css.ts';
import { navigationItems, type NavigationItem } from '../navigation/navigation-items.ts';
import { useShownLogin } from '../session/useShownLogin.ts';
import type { NavigationProps } from '../template/slots.ts';

const icons = {
  home: House,
  members: MagnifyingGlass,
  likes: Heart,
  matchFinder: Cards,
  chats: ChatCircle,
  profile: UserCircle,
} satisfies Record<NavigationItem['label'], unknown>;

const Nav = styled.nav`
  ul {
    display: flex;
    gap: ${vars.space[1]};
  }
  a {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    min-block-size: ${vars.layout.touch};
    border-radius: ${vars.radius.full};
    color: ${vars.navigation.text};
    font-weight: ${vars.weight.strong};
    text-decoration: none;
    white-space: nowrap;
    transition: color ${vars.motion.feedback};
  }
  a:hover {
    color: ${vars.text};
  }
  a[aria-current] {
    color: ${vars.navigation.selected};
  }
  &[data-variant='bar'] a {
    gap: ${vars.space[3]};
    padding-inline: ${vars.space[4]};
  }
  &[data-variant='bar'] a[aria-current] {
    background: ${vars.accentSoft};
  }
  &[data-variant='tabs'] li,
  &[data-variant='rail'] li {
    flex: 1 1 0;
    min-inline-size: 0;
  }
  /* Width follows the text: five tabs fit a phone in every language. */
  &[data-variant='tabs'] li {
    flex-basis: auto;
  }
  &[data-variant='tabs'] a,
  &[data-variant='rail'] a {
    flex-direction: column;
    gap: 2px;
    min-block-size: ${vars.layout.tabs};
    font-size: ${vars.type.note};
    line-height: ${vars.leading.snug};
  }
  &[data-variant='rail'] ul {
    flex-direction: column;
    gap: ${vars.space[2]};
  }
  svg {
    flex: none;
  }
  /* Over the icon, so that a count that arrives later moves no link. */
  [data-part='count'] {
    position: absolute;
    inset-block-start: ${vars.space[1]};
    inset-inline-start: calc(50% + ${vars.space[1]});
    ${countCss}
  }
  &[data-variant='bar'] [data-part='count'] {
    inset-block-start: 0;
    /* Ends between icon and words, however many digits it has. */
    inset-inline: auto calc(100% - ${vars.space[4]} - 24px - ${vars.space[2]});
  }
  /* Five entries share a tablet's bar: icons above words, as on a phone. */
  ${media.belowDesktop} {
    &[data-variant='bar'] ul:has(li + li) a {
      flex-direction: column;
      gap: 2px;
      min-block-size: calc(${vars.layout.bar} - ${vars.space[3]});
      padding-inline: ${vars.space[3]};
      border-radius: ${vars.radius.large};
      font-size: ${vars.type.note};
      line-height: ${vars.leading.snug};
    }
    &[data-variant='bar'] ul:has(li + li) [data-part='count'] {
      inset-block-start: ${vars.space[1]};
      inset-inline: calc(50% + ${vars.space[1]}) auto;
    }
  }
  ${media.low} {
    &[data-variant='bar'] ul:has(li + li) a {
      min-block-size: ${vars.layout.touch};
    }
  }
  [data-part='hidden'] {
    ${visuallyHiddenCss}
  }
`;

/** Badge with the number of new entries, and text for screen readers. Renders nothing for 0. */
function Count({ label }: { label: 'chats' | 'likes' }) {
  const { t } = useTranslation('shell');
  const { unread, newLikes } = useCounts();
  const count = { chats: unread, likes: newLikes }[label];
  if (count === 0) return null;
  const words = label === 'chats' ? t('newMessages', { count }) : t('newLikes', { count });
  return (
    <>
      <span data-part="count" aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
      <span data-part="hidden">{words}</span>
    </>
  );
}

/** The main navigation of a member or visitor. Renders nothing without entries. */
export default function Navigation({ variant }: NavigationProps) {
  const { t } = useTranslation('shell');
  const viewer = useViewer();
  const items = navigationItems(useShownLogin() ? viewer : null, useSettings(), useTrafficSource());
  // A single entry needs no tab bar; a visitor's only link appears in the bar of words.
  if (items.length < (variant === 'tabs' ? 2 : 1)) return null;
  return (
    <Nav data-part="navigation" data-variant={variant} aria-label={t('mainNavigation')}>
      <ul role="list">
        {items.map(({ route, to, label }) => {
          const Icon = icons[label];
          return (
            <li key={route}>
              <NavLink to={to}>
                {({ isActive }) => (
                  <>
                    <Icon aria-hidden size={24} weight={isActive ? 'fill' : 'regular'} />
                    <span>{t(label)}</span>
                    {(label === 'chats' || label === 'likes') && <Count label={label} />}
                  </>
                )}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </Nav>
  );
}
