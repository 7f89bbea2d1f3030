import { Button } from '@meetcute/kit';
import { useNotices, type UseConversationPaneResult } from '@meetcute/react';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteState } from '../../frame/SiteState.ts';
import type { BuyDialogProps } from '../commerce/BuyDialog.tsx';

/** The dialog and its texts load with the first press. */
const loadDialog = () => import('../commerce/BuyDialog.tsx').then(({ default: Dialog }) => Dialog);

/** Opens the dialog that sells credits in place. */
export function BuyButton({ id, sending }: Pick<UseConversationPaneResult, 'id' | 'sending'>) {
  const { t } = useTranslation(['chat', 'common']);
  const { notify } = useNotices();
  const { loadTexts } = useSiteState();
  const [isLoading, setIsLoading] = useState(false);
  const [overlay, setOverlay] = useState<{ Dialog: ComponentType<BuyDialogProps> } | null>(null);
  const open = async () => {
    setIsLoading(true);
    try {
      const [Dialog] = await Promise.all([loadDialog(), loadTexts(['commerce'])]);
      setOverlay({ Dialog });
    } catch {
      notify({ kind: 'danger', title: t('noCredits.failed') });
    }
    setIsLoading(false);
  };
  return (
    <>
      <Button isPending={isLoading} onPress={() => void open()}>
        {t('noCredits.action')}
      </Button>
      {overlay && (
        <overlay.Dialog
          chat={id}
          isSent={sending.isSentWhenPaid}
          onLeave={sending.sendWhenPaid}
          onClose={() => setOverlay(null)}
        />
      )}
    </>
  );
}
