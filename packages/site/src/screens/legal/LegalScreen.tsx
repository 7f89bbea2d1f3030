import { useFormatLocale } from '@meetcute/react';
import { lastChanged, type ContentKind } from '@meetcute/i18n/pages';
import type { LegalPage } from '@meetcute/i18n/legal';
import { PageColumn } from '@meetcute/kit';
import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LegalText, type LegalTextProps } from '../../legal/LegalText.tsx';
import { usePageTitle } from '../../frame/usePageTitle.ts';

const Column = styled(PageColumn)`
  > [data-part='head'] {
    flex-direction: column;
  }
  [data-part='changed'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${vars.space[10]};

  nav {
    align-self: start;
  }
  nav h2 {
    margin-block-end: ${vars.space[2]};
    color: ${vars.textMuted};
    font-family: inherit;
    font-size: ${vars.type.small};
    font-weight: ${vars.weight.strong};
    letter-spacing: normal;
  }
  nav ol {
    border-inline-start: 2px solid ${vars.line};
  }
  nav a {
    display: block;
    padding: ${vars.space[2]} ${vars.space[4]};
    outline-offset: -2px;
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
    text-decoration: none;
  }
  nav a:hover {
    color: ${vars.accentText};
    text-decoration: underline;
  }
  ${media.tablet} {
    nav ol {
      columns: 2;
    }
    nav li {
      break-inside: avoid;
    }
  }
  ${media.desktop} {
    nav ol {
      columns: auto;
    }
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: ${vars.space[16]};

    nav {
      position: sticky;
      inset-block-start: calc(var(--mc-page-head, ${vars.layout.bar}) + ${vars.space[6]});
      max-block-size: calc(100dvh - var(--mc-page-head, ${vars.layout.bar}) - 2 * ${vars.space[6]});
      overflow-y: auto;
    }
  }
  @media print {
    display: block;

    nav,
    [data-part='permalink'] {
      display: none;
    }
    :is(h2, h3) {
      break-after: avoid;
    }
    tr {
      break-inside: avoid;
    }
    article {
      gap: ${vars.space[6]};
      max-inline-size: none;
      font-size: 10.5pt;
    }
  }
`;

/** Props of `LegalScreen`. */
export interface LegalScreenProps {
  /** Name of the page, which has a date of its last change. */
  kind: ContentKind;
  /** The text, by sections. */
  page: LegalPage;
  /** Content at the end of sections, by their ids. Default: none. */
  more?: LegalTextProps['more'];
}

/** A content page: date of the last change, table of contents, then all sections. */
export function LegalScreen({ kind, page, more }: LegalScreenProps) {
  const { t, i18n } = useTranslation('legal');
  const locale = useFormatLocale();
  usePageTitle(page.title, page.intro);
  const date = lastChanged[kind];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Column>
      <header data-part="head">
        <h1 tabIndex={-1}>{page.title}</h1>
        <p data-part="changed">
          <time dateTime={date}>{t('lastChanged', { date: format.format(new Date(date)) })}</time>
        </p>
      </header>
      <Columns>
        <nav aria-labelledby="contents">
          <h2 id="contents">{t('contents')}</h2>
          <ol role="list">
            {page.sections.map(({ id, lang, title }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span lang={lang}>{title}</span>
                  {lang === 'en' && i18n.language !== 'en' && ` (${t('inEnglish')})`}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <LegalText page={page} heading="h2" hasPermalinks more={more} />
      </Columns>
    </Column>
  );
}
