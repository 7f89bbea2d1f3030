import { Photo, type PhotoProps } from './Photo.tsx';
import { useFailure } from './useFailure.ts';

/** A member's photo as `Photo` shows it; one that could not be loaded offline is asked for again once one is online. */
export function RetriedPhoto({ image, onFailed, ...props }: PhotoProps) {
  const [failure, fail] = useFailure();
  const isAwaited = failure === 'offline';
  const onError = () => {
    fail();
    onFailed?.();
  };
  return <Photo {...props} key={String(isAwaited)} image={isAwaited ? null : image} onFailed={onError} />;
}
