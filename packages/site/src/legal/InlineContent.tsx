import { contentRouteOf, href } from '@meetcute/core';
import { parseInline } from '@meetcute/i18n/pages';
import { Fragment } from 'react';
import { Link } from '../router/index.ts';

/** Props of `InlineContent`. */
export interface InlineContentProps {
  /** A paragraph; links are written `[label](page#section)`. */
  text: string;
}

/** Renders a paragraph of a content page with its links. */
export function InlineContent({ text }: InlineContentProps) {
  return parseInline(text).map((piece, index) => {
    if (typeof piece === 'string') return <Fragment key={index}>{piece}</Fragment>;
    const route = contentRouteOf(piece.page);
    if (!route) return <Fragment key={index}>{piece.label}</Fragment>;
    const to = `${href(route as 'pages-terms')}${piece.section === undefined ? '' : `#${piece.section}`}`;
    return (
      <Link key={index} to={to}>
        {piece.label}
      </Link>
    );
  });
}
