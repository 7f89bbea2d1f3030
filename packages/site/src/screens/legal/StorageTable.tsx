import { needsTrafficSource, storageInventory, type StorageEnd, type StorageEntry } from '@meetcute/core';
import { useFormatLocale, useSettings } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${vars.type.small};
  line-height: ${vars.leading.snug};
  hyphens: auto;

  :is(th, td) {
    padding: ${vars.space[3]} ${vars.space[3]} ${vars.space[3]} 0;
    border-block-end: 1px solid ${vars.line};
    text-align: start;
    vertical-align: top;
    font-weight: inherit;
  }
  thead th {
    font-weight: ${vars.weight.strong};
  }
  :is(th, td):not(:first-child) {
    inline-size: 27%;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  th > span {
    display: block;
  }
  code {
    display: block;
  }
  [data-part='names'] {
    font-weight: ${vars.weight.strong};
    hyphens: manual;
    overflow-wrap: anywhere;
  }
  [data-part='place'] {
    color: ${vars.textMuted};
  }
`;

/** Returns a function that writes when an entry ends. */
function useLifetime() {
  const { t } = useTranslation('cookies');
  const locale = useFormatLocale();
  const duration = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  const write = ({ on, days = 0 }: StorageEnd) => t(`end.${on}`, { duration: duration.format(days) });
  const isNeeded = needsTrafficSource(useSettings());
  // Where a traffic source opens nothing, it is stored after accepting only.
  return ({ lifetime, isNecessary }: StorageEntry) =>
    list.format(lifetime.filter(({ on }) => isNecessary || isNeeded || on === 'accept').map(write));
}

/** Returns a function that writes where an entry is stored and, of a cookie, who sets it. */
function usePlaceText() {
  const { t } = useTranslation('cookies');
  return ({ place, setBy }: StorageEntry) => {
    if (place !== 'cookie') return t(`place.${place}`);
    const [first = 'server', second] = setBy;
    if (second) return t('setBy.both');
    return first === 'server' ? t('setBy.server') : t('setBy.script');
  };
}

/** Props of `StorageTable`. */
export interface StorageTableProps {
  /** Whether the table lists cookies, else all other storage. */
  isOfCookies: boolean;
  /** Id of the heading that names the table. */
  labelledBy: string;
}

/** Table of the entries that the product stores in browsers: name, purpose, lifetime and need. */
export function StorageTable({ isOfCookies, labelledBy }: StorageTableProps) {
  const { t } = useTranslation('cookies');
  const lifetimeOf = useLifetime();
  const optional = needsTrafficSource(useSettings()) ? t('no') : t('noUnneeded');
  const placeText = usePlaceText();
  const entries = storageInventory().filter(({ place }) => (place === 'cookie') === isOfCookies);
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('kept')}</th>
          <th scope="col">{t('needed')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.names[0]}>
            <th scope="row">
              <span data-part="names" translate="no">
                {entry.names.map((name) => (
                  <code key={name}>{name.replaceAll('*', '…')}</code>
                ))}
              </span>
              <span>{t(`purpose.${entry.purpose}`)}</span>
              <span data-part="place">{placeText(entry)}</span>
            </th>
            <td>{lifetimeOf(entry)}</td>
            <td>{entry.isNecessary ? t('yes') : optional}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
