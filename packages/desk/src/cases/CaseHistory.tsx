import type { DeskCase } from '@meetcute/contract/desk';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { Section } from '../parts/Section.tsx';
import { Stranger } from '../parts/Stranger.tsx';
import { momentText } from '../texts/moments.ts';
import { useTexts } from '../texts/texts.ts';

const List = styled.ol`
  display: grid;
  gap: ${vars.space[5]};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: ${vars.space[2]};
  }
`;

/** Decisions and appeals, oldest first. Renders nothing before there is one. */
export function CaseHistory({ shown: { decisions, appeals } }: { shown: DeskCase }) {
  const t = useTexts();
  const entries = [
    ...decisions.map(({ at, after, action, ground, facts, automated, author }) => ({
      at,
      title: after === null ? t('case.decision') : t('case.decisionAfter', { side: t(`side.${after}`) }),
      notes: [
        t(`action.${action}`),
        t(`ground.${ground}`),
        ...(automated ? [t('case.automated')] : []),
        ...(author === null ? [] : [t('case.by', { author })]),
      ],
      text: facts,
    })),
    ...appeals.map(({ at, side, text }) => ({
      at,
      title: t('case.appeal', { side: t(`side.${side}`) }),
      notes: [],
      text,
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  if (entries.length === 0) return null;
  return (
    <Section title={t('case.history')}>
      <List>
        {entries.map(({ at, title, notes, text }) => (
          <li key={`${at} ${title}`}>
            <h3>{title}</h3>
            <p data-part="muted">{[momentText(at), ...notes].join(' · ')}</p>
            <Stranger>{text}</Stranger>
          </li>
        ))}
      </List>
    </Section>
  );
}
