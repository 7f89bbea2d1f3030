import { MESSAGE_MAX } from '@meetcute/contract';
import { hasScreen, href } from '@meetcute/core';
import { ButtonLink, ChosenImage, Composer, ImageButton } from '@meetcute/kit';
import {
  useDraft,
  useObjectUrl,
  useSettings,
  useSendTyping,
  useViewer,
  type ImageChoice,
} from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Foot = styled.footer`
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  padding: ${vars.space[3]} ${vars.layout.gutter} calc(${vars.space[3]} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${vars.line};

  [data-part='no-credits'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[3]};
    padding: ${vars.space[3]} ${vars.space[4]};
    border-radius: ${vars.radius.medium};
    background: ${vars.accentSoft};
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
  [data-part='no-credits'] p {
    flex: 1 1 14rem;
  }
  [data-part='unpersisted'] {
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
  ${media.tablet} {
    padding-inline: ${vars.space[6]};
  }
`;

/** Props of `MessageForm`. */
export interface MessageFormProps {
  /** Id of the conversation. */
  id: string;
  /** Name of the other member; '' while unknown. */
  name: string;
  /** Whether messages can be sent: the recipient is known. Until then, drafts are stored but not sent or charged. */
  isReady: boolean;
  /** Whether the browser persists unsent messages. */
  isPersistent: boolean;
  /** State and actions of the attached image. */
  image: ImageChoice;
  /** Called with the text of a message to send. */
  onSend: (text: string) => void;
}

/** Composer of a conversation. Drafts survive a reload, and the price of a message is shown beside the button. */
export function MessageForm({ id, name, isReady, isPersistent, image, onSend }: MessageFormProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { message_credits: price } = useSettings();
  const credits = useViewer()?.credits ?? 0;
  const [draft, setDraft] = useDraft(id);
  const { value, choose, isUnreadable, onChange } = image;
  const preview = useObjectUrl(value?.file ?? null);
  const isPoor = credits < price;
  const onTyping = useSendTyping(id);
  const send = (message: string) => {
    setDraft('');
    onSend(message);
  };
  return (
    <Foot>
      {isPoor && (
        <div data-part="no-credits">
          <p>{t('noCredits.text', { cost: t('cost', { count: price }) })}</p>
          {hasScreen('credits') && (
            <ButtonLink href={href('credits', {}, { next: href('chats-chatId', { chatId: id }) })}>
              {t('noCredits.action')}
            </ButtonLink>
          )}
        </div>
      )}
      {!isPersistent && (
        <p data-part="unpersisted" role="status">
          {t('unsent.notKept')}
        </p>
      )}
      <Composer
        label={t('common:messageTo', { name })}
        placeholder={t('write')}
        maxLength={MESSAGE_MAX}
        value={draft}
        onChange={setDraft}
        onSend={send}
        onTyping={onTyping}
        isBlocked={!isReady || isPoor}
        hasMore={value !== null}
        above={<ChosenImage src={preview} isUnreadable={isUnreadable} onRemove={() => onChange(null)} />}
        {...(choose ? { before: <ImageButton onChoose={(file) => void choose(file)} /> } : {})}
        {...(price > 0
          ? {
              cost: (
                <>
                  <strong>{t('cost', { count: price })}</strong>
                  {t('creditsLeft', { count: credits })}
                </>
              ),
            }
          : {})}
      />
    </Foot>
  );
}
