import { UpdateCard } from '@meetcute/kit/app';
import { useAppPort, useAppUpdate } from '@meetcute/react/app';
import { useState } from 'react';

/** Renders nothing until a newer version of the site waits. */
export function Example() {
  const update = useAppUpdate(useAppPort());
  const [isLater, setIsLater] = useState(false);
  return isLater ? null : <UpdateCard update={update} onLater={() => setIsLater(true)} />;
}
