import { media, t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  gap: ${t.space[4]} ${t.space[5]};

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  &[data-kind='texts'] {
    grid-template-columns: minmax(0, 1fr);
  }
  dt {
    color: ${t.textMuted};
    font-size: ${t.type.small};
  }
  dd {
    max-inline-size: ${t.layout.measure};
    white-space: pre-line;
  }
  [data-part='none'],
  [data-part='note'] {
    color: ${t.textMuted};
  }
  [data-part='note'] {
    display: block;
    font-size: ${t.type.note};
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
  const { t: text } = useTranslation('myProfile');
  return (
    <List data-kind={kind}>
      {facts.map(({ name, label, value, note }) => (
        <div key={name} data-field={name}>
          <dt>{label}</dt>
          <dd>
            {value || <span data-part="none">{text('none')}</span>}
            {note !== undefined && <span data-part="note">{note}</span>}
          </dd>
        </div>
      ))}
    </List>
  );
}
