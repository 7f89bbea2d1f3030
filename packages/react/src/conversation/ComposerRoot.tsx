import { usePart, type PartProps } from '../part/usePart.ts';
import type { UseComposerResult } from './useComposer.ts';

/** State of a composer, passed to its `className`, `style` and `children` functions. */
export interface ComposerState {
  /** Whether the field contains no visible text. @selector [data-empty] */
  isEmpty: boolean;
  /** Whether the message can be sent. @selector [data-ready] */
  isReady: boolean;
}

/** Props of `Composer.Root`. */
export interface ComposerRootProps extends PartProps<'form', ComposerState> {
  /** Composer to submit, from `useComposer`. @selector [data-empty], [data-ready] */
  composer: Pick<UseComposerResult, 'send' | 'isEmpty'>;
}

/**
 * Unstyled `form` for writing a message. Submitting it sends the message if that is possible,
 * also with an `onSubmit` of your own, which runs first.
 */
export function ComposerRoot({ composer, as: Frame = 'form', ...props }: ComposerRootProps) {
  const { send, isEmpty } = composer;
  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    send?.();
  };
  const frameProps = usePart(props, { isEmpty, isReady: send !== null }, { onSubmit });
  return <Frame {...frameProps} />;
}
