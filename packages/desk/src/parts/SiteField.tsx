import { SelectField } from '@meetcute/kit';
import { useStaff } from '../app/desk-context.ts';
import { useSearchChoice } from '../app/useSearchChoice.ts';
import { useSiteChoice } from '../app/useSiteChoice.ts';
import { useTexts } from '../texts/texts.ts';

/** Choice of a site, which `useSiteChoice` reads. Renders nothing for somebody with one site. */
export function SiteField() {
  const t = useTexts();
  const { sites } = useStaff();
  const { site = '' } = useSiteChoice();
  const [, choose] = useSearchChoice('site');
  if (sites.length < 2) return null;
  return (
    <SelectField
      label={t('filter.site')}
      value={site}
      placeholder={t('filter.allSites')}
      options={sites.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={choose}
    />
  );
}
