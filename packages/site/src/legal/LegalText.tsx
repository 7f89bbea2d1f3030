import type { LegalPage } from '@meetcute/i18n/legal';
import { vars } from '@meetcute/theme';
import { LinkSimple } from '@phosphor-icons/react/LinkSimple';
import { type ReactNode, Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { contentRouteOf, href } from '@meetcute/core';
import { parseInline } from '@meetcute/i18n/pages';
import { Link } from '../router/index.ts';

/** Props of `InlineContent`. */
interface InlineContentProps {
  /** A paragraph; links are written `[label](page#section)`. */
  text: string;
}

/** Renders a paragraph of a content page with its links. */
function InlineContent({ text }: InlineContentProps) {
  return parseInline(text).map((piece, index) => {
    if (typeof piece === 'string') return <Fragment key={index}>{piece}</Fragment>;
    const route = contentRouteOf(piece.page);
    if (!route) return <Fragment key={index}>{piece.label}</Fragment>;
    const address = `${href(route as 'pages-terms')}${piece.section === undefined ? '' : `#${piece.section}`}`;
    return (
      <Link key={index} to={address}>
        {piece.label}
      </Link>
    );
  });
}

const Article = styled.article`
  display: grid;
  gap: ${vars.space[10]};
  min-inline-size: 0;
  max-inline-size: 38em;
  overflow-wrap: break-word;

  > [data-part='intro'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.lead};
    line-height: ${vars.leading.snug};
  }
  section {
    display: grid;
    gap: ${vars.space[3]};
    scroll-margin-block-start: calc(${vars.layout.bar} + ${vars.space[4]});
  }
  h2,
  h3 {
    font-size: ${vars.type.title};
    line-height: ${vars.leading.snug};
    text-wrap: balance;
  }
  [data-part='permalink'] {
    display: inline-grid;
    place-items: center;
    min-inline-size: ${vars.layout.touch};
    min-block-size: ${vars.layout.touch};
    margin-block: calc(-1 * ${vars.space[3]});
    vertical-align: middle;
    color: ${vars.textMuted};
    outline-offset: calc(-1 * ${vars.space[2]});
    opacity: 0.75;
  }
  [data-part='permalink']:is(:hover, :focus-visible) {
    opacity: 1;
  }
  section:target > :is(h2, h3) {
    text-decoration: underline;
    text-decoration-color: ${vars.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }
  p,
  li {
    line-height: ${vars.leading.text};
    text-wrap: pretty;
    hyphens: auto;
  }
  ol {
    display: grid;
    gap: ${vars.space[2]};
    padding-inline-start: 2.25em;
    list-style: decimal;
  }
  li {
    padding-inline-start: ${vars.space[1]};
  }
  li::marker {
    color: ${vars.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;

/** Props of `LegalText`. */
export interface LegalTextProps {
  /** The text, by sections. */
  page: LegalPage;
  /** Heading level of sections: one below the heading above the text. */
  heading: 'h2' | 'h3';
  /** Whether each section has a permanent link; for pages, not for dialogs. Default: false. */
  hasPermalinks?: boolean;
  /** Prefix that keeps section ids unique when a document contains two texts. Default: ''. */
  idPrefix?: string;
  /** Content at the end of sections, by their ids. Default: none. */
  more?: Readonly<Record<string, ReactNode>> | undefined;
}

/** Renders a content page section by section, for its page and its dialog. */
export function LegalText({ page, heading: Heading, hasPermalinks, idPrefix = '', more }: LegalTextProps) {
  const { t } = useTranslation('legal');
  return (
    <Article>
      <p data-part="intro">
        <InlineContent text={page.intro} />
      </p>
      {page.sections.map(({ id, lang, title, paragraphs, items }) => (
        <section key={id} id={`${idPrefix}${id}`} lang={lang} aria-labelledby={`${idPrefix}${id}-title`}>
          <Heading>
            <span id={`${idPrefix}${id}-title`}>{title}</span>
            {hasPermalinks && (
              <a href={`#${id}`} data-part="permalink" aria-label={t('linkTo', { title })}>
                <LinkSimple aria-hidden size={18} />
              </a>
            )}
          </Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <InlineContent text={paragraph} />
            </p>
          ))}
          {items && (
            <ol>
              {items.map((item) => (
                <li key={item}>
                  <InlineContent text={item} />
                </li>
              ))}
            </ol>
          )}
          {more?.[id]}
        </section>
      ))}
    </Article>
  );
}
