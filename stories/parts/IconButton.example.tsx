import { IconButton } from '@meetcute/kit/button';
import { XIcon } from '@phosphor-icons/react';

export const Example = ({ onDone }: { onDone: () => void }) => (
  <IconButton aria-label="Close the photo" variant="photo" onPress={onDone}>
    <XIcon aria-hidden />
  </IconButton>
);
