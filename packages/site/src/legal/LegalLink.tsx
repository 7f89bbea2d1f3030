import { href } from '@meetcute/core';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { LegalKind } from './useLegalPage.ts';

const pages = { terms: 'pages-terms', privacy: 'pages-privacy' } as const;

/** Says of an entry of the history that going back closes its legal text. */
export interface LegalState {
  isOverPage?: boolean;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const always = () => true;

export interface LegalLinkProps {
  kind: LegalKind;
  /** Whether the text opens over the page, asked when the link is followed; always when left out. */
  isOverPage?: () => boolean;
  children: ReactNode;
}

/** Leads to terms or privacy without leaving the page, so that a form keeps what was typed; a new tab gets their own page. */
export function LegalLink({ kind, isOverPage = always, children }: LegalLinkProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    if (!isPlain(event) || !isOverPage()) return;
    event.preventDefault();
    const state: LegalState = { isOverPage: true };
    void navigate({ pathname, search, hash: `#${kind}-modal` }, { state, preventScrollReset: true });
  };
  return (
    <Link to={href(pages[kind])} onClick={onClick}>
      {children}
    </Link>
  );
}
