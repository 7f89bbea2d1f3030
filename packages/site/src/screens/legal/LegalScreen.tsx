import { PageColumn } from '@meetcute/kit';
import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { LegalText } from '../../legal/LegalText.tsx';
import { useLegalPage, type LegalKind } from '../../legal/useLegalPage.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';

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
`;

/** Props of `LegalScreen`. */
export interface LegalScreenProps {
  /** The legal text to show. */
  kind: LegalKind;
}

/** Page of a legal text: table of contents, then all sections. */
export function LegalScreen({ kind }: LegalScreenProps) {
  const { t } = useTranslation('legal');
  const page = useLegalPage(kind);
  usePageTitle(page.title);
  return (
    <PageColumn>
      <header data-part="head">
        <h1 tabIndex={-1}>{page.title}</h1>
      </header>
      <Columns>
        <nav aria-labelledby="contents">
          <h2 id="contents">{t('contents')}</h2>
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
