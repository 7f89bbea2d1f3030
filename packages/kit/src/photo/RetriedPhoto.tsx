import { Photo, type PhotoProps } from './Photo.tsx';
import { useFailure } from './useFailure.ts';

/** `Photo` that loads again when the connection returns after it failed offline. */
export function RetriedPhoto({ image, onFailed, ...props }: PhotoProps) {
  const [failure, fail] = useFailure();
  const isAwaited = failure === 'offline';
  const onError = () => {
    fail();
    onFailed?.();
  };
  return <Photo {...props} key={String(isAwaited)} image={isAwaited ? null : image} onFailed={onError} />;
}
