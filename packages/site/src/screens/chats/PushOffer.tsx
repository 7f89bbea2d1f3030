import { AppCard, Button } from '@meetcute/kit';
import { usePushLater, useViewer, type UseConversationPaneResult } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { Bell } from '@phosphor-icons/react/Bell';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextsLoaded } from '../../prompts/useTextsLoaded.ts';

/** Margins like those of a page, and space above the form. */
const margins = {
  inlineSize: `min(26rem, 100% - 2 * ${vars.space[4]})`,
  margin: `0 auto ${vars.space[3]}`,
};

/** Props of `PushOffer`. */
export interface PushOfferProps {
  /** The conversation in view. */
  conversation: UseConversationPaneResult;
}

/**
 * Offers push once more, after the first message, to a member who skipped it in the sign-up. Leaving the conversation
 * declines it.
 */
export default function PushOffer({ conversation }: PushOfferProps) {
  const { t } = useTranslation('app');
  const viewerId = useViewer()?.profile.id;
  const offer = usePushLater();
  const isDue = conversation.data.page?.messages.some(({ sender }) => sender === viewerId) === true;
  const hasTexts = useTextsLoaded('app', offer !== null && isDue);
  const isShown = offer !== null && isDue && hasTexts;
  const end = useEffectEvent(() => offer?.onDecline());
  useEffect(() => (isShown ? () => end() : undefined), [isShown]);
  if (!isShown) return null;
  const problem = offer.isDenied ? t('pushLater.denied') : t('pushLater.failed');
  return (
    <AppCard
      icon={<Bell size={24} />}
      title={t('pushLater.title')}
      text={offer.error ? problem : t('pushLater.text')}
      style={margins}
      actions={
        <>
          <Button variant="plain" onPress={offer.onDecline}>
            {t('pushLater.decline')}
          </Button>
          <Button isPending={offer.isPending} onPress={offer.onAllow}>
            {t('pushLater.accept')}
          </Button>
        </>
      }
    />
  );
}
