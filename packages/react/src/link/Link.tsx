import type { MouseEvent } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import { useNavigateLink } from './LinkProvider.tsx';

/** State of a link, passed to its `className`, `style` and `children` functions. */
export interface LinkState {
  /** Whether its target is on screen. @selector [data-current] */
  isCurrent: boolean;
}

/** Props of `Link`. */
export interface LinkProps extends PartProps<'a', LinkState> {
  /** Address of the target. */
  href: string;
  /** Whether its target is on screen, marked with `aria-current`. Default: false. @selector [data-current] */
  isCurrent?: boolean | undefined;
}

/** Whether a click opens the target in this tab: no modifier key, no other target, no download, the same site. */
function staysHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget: link } = event;
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  const isSameTab = (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
  return isPlain && isSameTab && link.origin === location.origin;
}

/**
 * Unstyled link, a native `a`. Inside `LinkProvider` it navigates with the app's router, except in a new tab or to
 * another site. Prevent the default in `onClick` to skip the navigation.
 */
export function Link({ href, isCurrent = false, as: Frame = 'a', ...props }: LinkProps) {
  const navigate = useNavigateLink();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!navigate || event.defaultPrevented || !staysHere(event)) return;
    event.preventDefault();
    navigate(href);
  };
  const ownProps = { 'aria-current': isCurrent ? ('page' as const) : undefined, onClick: onClick as never };
  return <Frame {...usePart(props, { isCurrent }, ownProps)} href={href} />;
}
