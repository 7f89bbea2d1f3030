import { href } from '@meetcute/core';
import { AccountStep, type AccountStepProps } from '@meetcute/kit';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from '../../router/index.ts';
import { useSubmittedAccount } from '../../forms/useSubmittedAccount.ts';
import { useSiteState } from '../../frame/SiteState.ts';
import { useAddressLocale } from '../../frame/useAddressLocale.ts';
import { LegalLink } from '../../legal/LegalLink.tsx';
import { ServiceLink } from '../../navigation/ServiceLink.tsx';

/** Props of `SiteAccountStep`. */
export type SiteAccountStepProps = Pick<AccountStepProps, 'heading' | 'campaign' | 'onCreated'>;

/** Step 0 with the links of the site; terms and privacy open over the form. */
export function SiteAccountStep(props: SiteAccountStepProps) {
  const { t } = useTranslation('signUp');
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const submittedAccount = useSubmittedAccount();
  const locale = useAddressLocale();
  const { keepLocale } = useSiteState();
  const onCreated = () => {
    // The address no longer names the language of the account after this page.
    if (locale) keepLocale(locale);
    props.onCreated();
  };
  return (
    <AccountStep
      {...props}
      onCreated={onCreated}
      formPath={pathname}
      submitted={submittedAccount}
      login={<Link to={href('login', {}, { next: params.get('next') })}>{t('login')}</Link>}
      service={<ServiceLink>{t('service')}</ServiceLink>}
      legal={
        <>
          <LegalLink kind="terms">{t('terms')}</LegalLink> ·{' '}
          <LegalLink kind="privacy">{t('privacy')}</LegalLink>
        </>
      }
    />
  );
}
