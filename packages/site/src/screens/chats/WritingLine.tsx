import { MESSAGE_MAX } from '@meetcute/contract';
import { hasScreen, href } from '@meetcute/core';
import { ButtonLink, ChosenPicture, Composer, PictureButton } from '@meetcute/kit';
import {
  useDraft,
  useObjectUrl,
  useSettings,
  useTellTyping,
  useViewer,
  type PictureChoice,
} from '@meetcute/react';
import { media, t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Foot = styled.footer`
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space[3]};
  padding: ${t.space[3]} ${t.layout.gutter} calc(${t.space[3]} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${t.line};

  [data-part='no-credits'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space[3]};
    padding: ${t.space[3]} ${t.space[4]};
    border-radius: ${t.radius.medium};
    background: ${t.accentSoft};
    font-size: ${t.type.small};
    line-height: ${t.leading.snug};
  }
  [data-part='no-credits'] p {
    flex: 1 1 14rem;
  }
  [data-part='unkept'] {
    font-size: ${t.type.small};
    line-height: ${t.leading.snug};
  }
  ${media.tablet} {
    padding-inline: ${t.space[6]};
  }
`;

export interface WritingLineProps {
  id: string;
  /** Name of the other member, '' while not known. */
  name: string;
  /** Whether messages can be sent, and so paid for, yet: it is known to whom. Until then what is written is kept. */
  isReady: boolean;
  /** Whether the browser keeps what waits to be sent. */
  isKept: boolean;
  picture: PictureChoice;
  onSend: (text: string) => void;
}

/** Where one writes: the draft outlives a reload, and what a message costs stands beside the button. */
export function WritingLine({ id, name, isReady, isKept, picture, onSend }: WritingLineProps) {
  const { t: text } = useTranslation(['chat', 'common']);
  const { message_credits: price } = useSettings();
  const credits = useViewer()?.credits ?? 0;
  const [draft, setDraft] = useDraft(id);
  const { value, choose, isUnreadable, onChange } = picture;
  const preview = useObjectUrl(value?.file ?? null);
  const isPoor = credits < price;
  const onTyping = useTellTyping(id);
  const send = (message: string) => {
    setDraft('');
    onSend(message);
  };
  return (
    <Foot>
      {isPoor && (
        <div data-part="no-credits">
          <p>{text('noCredits.text', { cost: text('cost', { count: price }) })}</p>
          {hasScreen('credits') && (
            <ButtonLink href={href('credits', {}, { next: href('chats-chatId', { chatId: id }) })}>
              {text('noCredits.action')}
            </ButtonLink>
          )}
        </div>
      )}
      {!isKept && (
        <p data-part="unkept" role="status">
          {text('unsent.notKept')}
        </p>
      )}
      <Composer
        label={text('common:messageTo', { name })}
        placeholder={text('write')}
        maxLength={MESSAGE_MAX}
        value={draft}
        onChange={setDraft}
        onSend={send}
        onTyping={onTyping}
        isBlocked={!isReady || isPoor}
        hasMore={value !== null}
        above={<ChosenPicture src={preview} isUnreadable={isUnreadable} onRemove={() => onChange(null)} />}
        {...(choose ? { before: <PictureButton onChoose={(file) => void choose(file)} /> } : {})}
        {...(price > 0
          ? {
              cost: (
                <>
                  <strong>{text('cost', { count: price })}</strong>
                  {text('creditsLeft', { count: credits })}
                </>
              ),
            }
          : {})}
      />
    </Foot>
  );
}
