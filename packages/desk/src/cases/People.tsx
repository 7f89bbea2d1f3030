import type { DeskCase, DeskPerson } from '@meetcute/contract/desk';
import { Link } from 'react-router';
import { AccountState } from '../parts/AccountState.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Section } from '../parts/Section.tsx';
import { useTexts } from '../texts/texts.ts';

/** Props of `Person`. */
interface PersonProps {
  /** The person. */
  person: DeskPerson;
  /** Id of the site. */
  site: string;
  /** Word for a person without an account. */
  otherwise: string;
}

function Person({ person: { name, email, member }, site, otherwise }: PersonProps) {
  return (
    <>
      {member ? (
        <Link to={`/members/${encodeURIComponent(site)}/${encodeURIComponent(member.id)}`}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}{' '}
      {email !== null && <bdi>{email}</bdi>}{' '}
      <span data-part="muted">{member ? <AccountState {...member} /> : otherwise}</span>
    </>
  );
}

/** The sender and the reported member, with links to their pages. */
export function People({ shown: { kind, site, sender, reported } }: { shown: DeskCase }) {
  const t = useTexts();
  const isReport = kind === 'report';
  const senderFact = sender ? (
    <Person person={sender} site={site} otherwise={isReport ? t('case.gone') : t('case.visitor')} />
  ) : (
    t('case.noSender')
  );
  const facts: [string, React.ReactNode][] = [[t('case.senderLabel'), senderFact]];
  if (reported)
    facts.push([
      t('case.reportedLabel'),
      <Person key="reported" person={reported} site={site} otherwise={t('case.gone')} />,
    ]);
  return (
    <Section title={t('case.people')}>
      <Facts facts={facts} />
    </Section>
  );
}
