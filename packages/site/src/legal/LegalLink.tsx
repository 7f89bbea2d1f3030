import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from '../router/index.ts';
import { isPlainClick } from '../router/is-plain-click.ts';
import { useLegalHref } from './useLegalHref.ts';
import type { LegalKind } from './useLegalPage.ts';

const pages = { terms: 'pages-terms', privacy: 'pages-privacy' } as const;

/** History state of a legal text that opened over a page. */
export interface LegalState {
  /** Whether going back closes the text. Default: false. */
  isOverPage?: boolean;
}

const always = () => true;

/** Props of `LegalLink`. */
export interface LegalLinkProps {
  /** The legal text to open. */
  kind: LegalKind;
  /**
   * Returns whether the text opens over the page; called when the link is followed. Default: always over the
   * page.
   */
  isOverPage?: () => boolean;
  /** Text of the link. */
  children: ReactNode;
}

/**
 * Opens terms or privacy without leaving the page, so that a form keeps its input. A new tab opens the page
 * of the text.
 */
export function LegalLink({ kind, isOverPage = always, children }: LegalLinkProps) {
  const { pathname, search, state: pageState } = useLocation();
  const navigate = useNavigate();
  const legalHref = useLegalHref();
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event) || !isOverPage()) return;
    event.preventDefault();
    // What the page below shows may depend on the state of its entry.
    const state: LegalState = { ...(pageState as object | null), isOverPage: true };
    void navigate({ pathname, search, hash: `#${kind}-modal` }, { state, preventScrollReset: true });
  };
  return (
    <Link to={legalHref(pages[kind])} onClick={onClick}>
      {children}
    </Link>
  );
}
