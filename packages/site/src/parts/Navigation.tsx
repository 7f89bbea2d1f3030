import { Cards } from '@phosphor-icons/react/Cards';
import { ChatCircle } from '@phosphor-icons/react/ChatCircle';
import { Heart } from '@phosphor-icons/react/Heart';
import { House } from '@phosphor-icons/react/House';
import { MagnifyingGlass } from '@phosphor-icons/react/MagnifyingGlass';
import { UserCircle } from '@phosphor-icons/react/UserCircle';
import { useSettings, useViewer } from '@meetcute/react';
import { media, t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { styled } from 'styled-components';
import { navigationItems, type NavigationItem } from '../shell/navigationItems.ts';

export interface NavigationProps {
  /** A row of words, a row of icons with words below, or a column of them. @selector [data-variant] */
  variant: 'bar' | 'tabs' | 'rail';
}

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
    gap: ${t.space[1]};
  }
  a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-block-size: ${t.layout.touch};
    border-radius: ${t.radius.full};
    color: ${t.navigation.text};
    font-weight: ${t.weight.strong};
    text-decoration: none;
    white-space: nowrap;
    transition: color ${t.motion.feedback};
  }
  a:hover {
    color: ${t.text};
  }
  a[aria-current] {
    color: ${t.navigation.selected};
  }
  &[data-variant='bar'] a {
    gap: ${t.space[2]};
    padding-inline: ${t.space[4]};
  }
  ${media.belowDesktop} {
    &[data-variant='bar'] a {
      padding-inline: ${t.space[3]};
    }
    &[data-variant='bar'] svg {
      display: none;
    }
  }
  &[data-variant='bar'] a[aria-current] {
    background: ${t.accentSoft};
  }
  &[data-variant='tabs'] li,
  &[data-variant='rail'] li {
    flex: 1 1 0;
    min-inline-size: 0;
  }
  &[data-variant='tabs'] a,
  &[data-variant='rail'] a {
    flex-direction: column;
    gap: 2px;
    min-block-size: ${t.layout.tabs};
    font-size: ${t.type.note};
    line-height: ${t.leading.snug};
  }
  &[data-variant='rail'] ul {
    flex-direction: column;
    gap: ${t.space[2]};
  }
  svg {
    flex: none;
  }
`;

/** The main navigation: places of a member, or of a visitor. Draws nothing where there is nowhere to go. */
export default function Navigation({ variant }: NavigationProps) {
  const { t: text } = useTranslation('shell');
  const items = navigationItems(useViewer(), useSettings());
  // One tab is no choice: a visitor's single link stays with the words.
  if (items.length < (variant === 'tabs' ? 2 : 1)) return null;
  return (
    <Nav data-part="navigation" data-variant={variant} aria-label={text('mainNavigation')}>
      <ul role="list">
        {items.map(({ route, to, label }) => {
          const Icon = icons[label];
          return (
            <li key={route}>
              <NavLink to={to}>
                {({ isActive }) => (
                  <>
                    <Icon aria-hidden size={24} weight={isActive ? 'fill' : 'regular'} />
                    <span>{text(label)}</span>
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
