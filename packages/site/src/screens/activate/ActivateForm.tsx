import { Button } from '@meetcute/kit';
import { useTranslation } from 'react-i18next';
import { ActivateFrame } from './ActivateFrame.tsx';

/** Props of `ActivateForm`. */
export interface ActivateFormProps {
  /** Token of the mail. */
  token: string;
}

/** Confirms an address in a browser without script. A form, because mail programs open links in advance. */
export function ActivateForm({ token }: ActivateFormProps) {
  const { t } = useTranslation('activate');
  return (
    <ActivateFrame state="sent" title={t('confirm.title')} text={t('confirm.text')}>
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="large">
          {t('confirm.submit')}
        </Button>
      </form>
    </ActivateFrame>
  );
}
