import { ChosenImage, Composer, ImageButton } from '@meetcute/kit/conversation';
import { Composer as ComposerParts, useComposer } from '@meetcute/react/conversation';
import { useObjectUrl } from '@meetcute/react/messaging';
import { useState } from 'react';

/** A form for a message with an image, for data of your own. */
export function Example({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const [image, setImage] = useState<File | null>(null);
  return (
    <Composer
      label="Message to Robin"
      placeholder="Write a message"
      value={text}
      onChange={setText}
      onSend={onSend}
      maxLength={2000}
      before={<ImageButton onChoose={setImage} />}
      above={<ChosenImage src={useObjectUrl(image)} refusal={null} onRemove={() => setImage(null)} />}
    />
  );
}

/** The same form without styles. */
export function Unstyled({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const composer = useComposer({ value: text, onChange: setText, onSend, maxLength: 2000 });
  return (
    <ComposerParts.Root composer={composer}>
      <textarea aria-label="Message to Robin" {...composer.fieldProps} />
      <button disabled={composer.send === null}>Send</button>
    </ComposerParts.Root>
  );
}
