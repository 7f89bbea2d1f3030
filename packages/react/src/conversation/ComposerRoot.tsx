import { usePart, type PartProps } from '../part/usePart.ts';
import type { Composer } from './useComposer.ts';

export interface ComposerState {
  /** Whether there is nothing to send. @selector [data-empty] */
  isEmpty: boolean;
  /** Whether it can be sent. @selector [data-ready] */
  isReady: boolean;
}

export interface ComposerRootProps extends PartProps<'form', ComposerState> {
  /** What is written, from `useComposer`. */
  composer: Pick<Composer, 'send' | 'isEmpty'>;
}

/** Where one writes, without a look: a form that sends when its button is pressed. */
export function ComposerRoot({ composer, as: Frame = 'form', ...props }: ComposerRootProps) {
  const { send, isEmpty } = composer;
  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    send?.();
  };
  return <Frame onSubmit={onSubmit} {...usePart(props, { isEmpty, isReady: send !== null })} />;
}
