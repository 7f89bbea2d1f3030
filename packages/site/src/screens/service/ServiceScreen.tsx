import { href, type RouteName } from '@meetcute/core';
import { Button, EmptyState, PageColumn, SettingsSection, Skeleton } from '@meetcute/kit';
import { useCompanyInfo, useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/index.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { CompanyList } from './CompanyList.tsx';

/** Pages that may answer a question without contacting support. */
const helps = [
  ['pages-faq', 'help.faq'],
  ['reset-password', 'help.password'],
  ['account', 'help.account'],
  ['pages-safety', 'help.safety'],
  ['complaints', 'help.complaints'],
  ['pages-terms', 'help.terms'],
  ['pages-privacy', 'help.privacy'],
] as const satisfies readonly (readonly [RouteName, string])[];

const toPhoneHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** Customer service: contact, help pages and company information (spec: route.pages-service). */
export default function ServiceScreen() {
  const { t } = useTranslation(['service', 'common']);
  const { name: siteName, support_email: email, support_phone: phone } = useSettings();
  const { company, error, onReload } = useCompanyInfo();
  usePageTitle(t('title'), t('write.about', { siteName }));
  return (
    <PageColumn>
      <header data-part="head">
        <h1 tabIndex={-1}>{t('title')}</h1>
      </header>
      <div>
        <SettingsSection title={t('write.title')} about={t('write.about', { siteName })}>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          {phone && (
            <p>
              {t('write.phone')} <a href={toPhoneHref(phone)}>{phone}</a>
            </p>
          )}
        </SettingsSection>
        <SettingsSection title={t('help.title')} about={t('help.about')}>
          <ul role="list">
            {helps.map(([route, key]) => (
              <li key={route}>
                <Link to={href(route)}>{t(key)}</Link>
              </li>
            ))}
          </ul>
        </SettingsSection>
        <SettingsSection title={t('company.title')} about={t('company.about', { siteName })}>
          {company && <CompanyList company={company} />}
          {error && (
            <EmptyState
              isAlert
              title={t('company.failed')}
              text={error}
              action={<Button onPress={onReload}>{t('common:tryAgain')}</Button>}
            />
          )}
          {!company && !error && <Skeleton style={{ inlineSize: '100%', blockSize: '8rem' }} />}
        </SettingsSection>
      </div>
    </PageColumn>
  );
}
