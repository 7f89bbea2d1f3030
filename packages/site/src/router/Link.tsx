import { useEffect, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from './hooks.ts';
import { isPlainClick } from './is-plain-click.ts';
import { createPath, resolvePath, type Path, type To } from './location.ts';

/** Props of `Link`. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Target within the site. */
  to: To;
  /** State of the new entry of the history. Default: null. */
  state?: unknown;
  /** Replaces the current entry of the history. Default: false, but true for a link to the current address. */
  replace?: boolean;
  /** Keeps the scroll position. Default: false. */
  preventScrollReset?: boolean;
}

/** Returns the address of a target; null for one on another site. */
function addressOf(target: To, currentPath: Path): string | null {
  try {
    return createPath(resolvePath(target, currentPath));
  } catch {
    return null;
  }
}

/** Link to a page of the site, which loads without a new document. Prevent the default in `onClick` to skip that. */
export function Link({ to, state, replace, preventScrollReset, onClick, children, ...props }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const href = addressOf(to, location);
  const isSame = href === createPath(location);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isHere = !props.target || props.target === '_self';
    if (event.defaultPrevented || !isPlainClick(event) || !isHere || href === null) return;
    event.preventDefault();
    void navigate(to, { state, replace: replace ?? isSame, preventScrollReset });
  };
  return (
    <a {...props} href={href ?? (typeof to === 'string' ? to : createPath(to))} onClick={follow}>
      {children}
    </a>
  );
}

/** Props of `NavLink`. */
export interface NavLinkProps extends Omit<LinkProps, 'children'> {
  /** Content of the link, which receives whether it leads to the page on screen or one above it. */
  children: (state: { isActive: boolean }) => ReactNode;
}

/** Link of a navigation, marked with `aria-current` on its page and on those below it. */
export function NavLink({ children, ...props }: NavLinkProps) {
  const location = useLocation();
  const { pathname } = resolvePath(props.to, location);
  const isActive =
    location.pathname === pathname || (pathname !== '/' && location.pathname.startsWith(`${pathname}/`));
  return (
    <Link {...props} aria-current={isActive ? 'page' : undefined}>
      {children({ isActive })}
    </Link>
  );
}

/** Props of `Navigate`. */
export interface NavigateProps {
  /** Target within the site. */
  to: To;
  /** Replaces the current entry of the history. Default: false. */
  replace?: boolean;
}

/** Navigates as soon as it is on screen. */
export function Navigate({ to, replace = false }: NavigateProps) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace }), [navigate, replace, to]);
  return null;
}
