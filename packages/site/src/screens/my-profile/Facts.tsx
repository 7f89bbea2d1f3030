import { visuallyHiddenCss } from '@meetcute/kit';
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

  &:not([data-kind='short']) {
    grid-template-columns: minmax(0, 1fr);
  }
  dt {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  &[data-kind='single'] dt {
    ${visuallyHiddenCss}
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

/** A profile field for reading. */
export interface Fact {
  /** Name of the field. */
  name: string;
  /** Label of the field. */
  label: string;
  /** Saved value as text; '' for none. */
  value: string;
  /** Note below the value. Default: none. */
  note?: string | undefined;
}

/** Props of `Facts`. */
export interface FactsProps {
  /** Fields to show. */
  facts: readonly Fact[];
  /**
   * Layout: 'short' values in columns, long 'texts' below each other, or a 'single' value whose label is the heading above
   * it, so that only screen readers get it again. Default: 'short'. @selector [data-kind]
   */
  kind?: 'short' | 'texts' | 'single';
}

/** Lists the saved values of a section in reading mode. @selector [data-kind] */
export function Facts({ facts, kind = 'short' }: FactsProps) {
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
