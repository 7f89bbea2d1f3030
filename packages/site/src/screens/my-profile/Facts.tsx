import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  gap: ${vars.space[4]} ${vars.space[5]};

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  &[data-kind='texts'] {
    grid-template-columns: minmax(0, 1fr);
  }
  dt {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  dd {
    max-inline-size: ${vars.layout.measure};
    white-space: pre-line;
  }
  [data-part='none'],
  [data-part='note'] {
    color: ${vars.textMuted};
  }
  [data-part='note'] {
    display: block;
    font-size: ${vars.type.note};
  }
`;

/** One fact: what it is called, what is saved ('' for nothing), and what the member should know about it. */
export interface Fact {
  name: string;
  label: string;
  value: string;
  note?: string | undefined;
}

/** What a section says while nobody edits it. @selector [data-kind] */
export function Facts({ facts, kind = 'short' }: { facts: readonly Fact[]; kind?: 'short' | 'texts' }) {
  const { t } = useTranslation('myProfile');
  return (
    <List data-kind={kind}>
      {facts.map(({ name, label, value, note }) => (
        <div key={name} data-field={name}>
          <dt>{label}</dt>
          <dd>
            {value || <span data-part="none">{t('none')}</span>}
            {note !== undefined && <span data-part="note">{note}</span>}
          </dd>
        </div>
      ))}
    </List>
  );
}
