import type { LegalPage } from '@meetcute/i18n/legal';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

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
  /** Prefix that keeps section ids unique when a document contains two texts. Default: ''. */
  idPrefix?: string;
}

/** Renders a legal text section by section, for its page and its dialog. */
export function LegalText({ page, heading: Heading, idPrefix = '' }: LegalTextProps) {
  return (
    <Article>
      <p data-part="intro">{page.intro}</p>
      {page.sections.map(({ id, lang, title, paragraphs, items }) => (
        <section key={id} id={`${idPrefix}${id}`} lang={lang} aria-labelledby={`${idPrefix}${id}-title`}>
          <Heading id={`${idPrefix}${id}-title`}>{title}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items && (
            <ol>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </Article>
  );
}
