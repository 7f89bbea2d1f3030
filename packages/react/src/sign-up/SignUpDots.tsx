import { usePart, type PartProps } from '../part/usePart.ts';
import { useSignUpContext } from './SignUpContext.ts';

/** The dots look the same in every state; each of them has one of its own. */
export type SignUpDotsState = Readonly<Record<never, never>>;

export type SignUpDotsProps = PartProps<'div', SignUpDotsState>;

/**
 * The four dots of the profile steps, where the site shows them; only for eyes, ears have the progress. Children stand
 * in place of the dots. (spec: signup.progress-four-dots)
 * @selector [data-state='done' | 'current' | 'ahead']
 */
export function SignUpDots({ as: Frame = 'div', ...props }: SignUpDotsProps) {
  const { dots } = useSignUpContext();
  const { children, ...drawn } = usePart(props, {});
  if (dots === null) return null;
  return (
    <Frame aria-hidden {...drawn}>
      {children ?? dots.map((state, index) => <span key={index} data-state={state} />)}
    </Frame>
  );
}
