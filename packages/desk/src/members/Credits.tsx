import { type DeskCreditEntry, deskCalls } from '@meetcute/contract/desk';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { usePages } from '../app/usePages.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { More } from '../parts/More.tsx';
import { Section } from '../parts/Section.tsx';
import { momentText } from '../texts/moments.ts';
import { useTexts } from '../texts/texts.ts';

const List = styled.ol`
  display: grid;
  padding: 0;
  border-block-start: 1px solid ${vars.line};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${vars.space[4]};
    padding-block: ${vars.space[3]};
    border-block-end: 1px solid ${vars.line};
    overflow-wrap: anywhere;
  }
  [data-part='amount'] {
    font-weight: ${vars.weight.strong};
    font-variant-numeric: tabular-nums;
  }
  li > :not(:first-child, [data-part='amount']) {
    grid-column: 1 / -1;
  }
`;

const amount = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero' });

/** Returns the message or the order of an entry; others are about the member alone. */
const subjectOf = ({ kind, subject }: DeskCreditEntry): string[] =>
  kind === 'opening' || kind === 'correction' ? [] : [subject];

/** A member's credits, and what changed them, newest first. */
export function Credits({ site, id }: { site: string; id: string }) {
  const t = useTexts();
  const list = usePages(deskCalls.listCredits, { site, id }, 'before');
  return (
    <Section title={t('credits.title')}>
      <Loaded query={list}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return (
            <>
              <p>{t('credits.balance', { count: pages[0]?.credits ?? 0 })}</p>
              {entries.length > 0 && (
                <List aria-label={t('credits.list')}>
                  {entries.map((entry) => (
                    <li key={entry.id}>
                      <span>{t(`credits.kind.${entry.kind}`)}</span>
                      <span data-part="amount">{amount.format(entry.credits)}</span>
                      {entry.reason !== null && <span dir="auto">{entry.reason}</span>}
                      <span data-part="muted">
                        {[
                          momentText(entry.at),
                          ...(entry.author === null ? [] : [t('case.by', { author: entry.author })]),
                          ...subjectOf(entry),
                        ].join(' · ')}
                      </span>
                    </li>
                  ))}
                </List>
              )}
              <More list={list} />
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}
