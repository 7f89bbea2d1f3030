import { media, t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { LegalText } from '../../legal/LegalText.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { useLegalPage, type LegalKind } from '../../legal/useLegalPage.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';

const Columns = styled.div`
  display: grid;
  gap: ${t.space[10]};

  nav {
    align-self: start;
  }
  nav h2 {
    margin-block-end: ${t.space[2]};
    color: ${t.textMuted};
    font-family: inherit;
    font-size: ${t.type.small};
    font-weight: ${t.weight.strong};
    letter-spacing: normal;
  }
  nav ol {
    border-inline-start: 2px solid ${t.line};
  }
  nav a {
    display: block;
    padding: ${t.space[2]} ${t.space[4]};
    font-size: ${t.type.small};
    line-height: ${t.leading.snug};
    text-decoration: none;
  }
  nav a:hover {
    color: ${t.accentText};
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
    gap: ${t.space[16]};

    nav {
      position: sticky;
      inset-block-start: calc(var(--mc-page-head, ${t.layout.bar}) + ${t.space[6]});
      max-block-size: calc(100dvh - var(--mc-page-head, ${t.layout.bar}) - 2 * ${t.space[6]});
      overflow-y: auto;
    }
  }
`;

/** A legal text as a page: its contents, then every section. */
export function LegalScreen({ kind }: { kind: LegalKind }) {
  const { t: text } = useTranslation('legal');
  const page = useLegalPage(kind);
  usePageTitle(page.title);
  return (
    <PageColumn>
      <header data-part="head">
        <h1 tabIndex={-1}>{page.title}</h1>
      </header>
      <Columns>
        <nav aria-labelledby="contents">
          <h2 id="contents">{text('contents')}</h2>
          <ol role="list">
            {page.sections.map(({ id, lang, title }) => (
              <li key={id} lang={lang}>
                <Link to={{ hash: `#${id}` }}>{title}</Link>
              </li>
            ))}
          </ol>
        </nav>
        <LegalText page={page} heading="h2" />
      </Columns>
    </PageColumn>
  );
}
