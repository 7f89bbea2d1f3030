import type { CompanyInfo } from '@meetcute/contract';
import { countryName } from '@meetcute/i18n';
import { media, vars } from '@meetcute/theme';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  gap: ${vars.space[1]} ${vars.space[6]};
  overflow-wrap: anywhere;

  dt {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  dd {
    margin: 0 0 ${vars.space[3]};
  }
  ${media.tablet} {
    grid-template-columns: max-content minmax(0, 1fr);
    align-items: baseline;

    dd {
      margin: 0;
    }
  }
`;

/** Props of `CompanyList`. */
export interface CompanyListProps {
  /** The company. */
  company: CompanyInfo;
}

/** List of facts about the company behind the site; missing facts are left out. */
export function CompanyList({ company }: CompanyListProps) {
  const { t, i18n } = useTranslation('service');
  const facts = [
    ['name', company.company_name],
    ['tradenames', company.tradenames.map(({ name }) => name).join(', ')],
    ['address', [company.address, company.city].filter(Boolean).join(', ')],
    ['country', countryName(company.country, i18n.language)],
    ['register', company.kvk],
    ['vat', company.vat_numbers.join(', ')],
    ['email', company.email && <a href={`mailto:${company.email}`}>{company.email}</a>],
  ] as const;
  return (
    <List>
      {facts
        .filter(([, value]) => value)
        .map(([key, value]) => (
          <Fragment key={key}>
            <dt>{t(`company.${key}`)}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </List>
  );
}
