import { useEffect, useState } from 'react';
import { usePorts } from '../provider/context.ts';
import type { AppPort } from './port.ts';

/** The door to what makes an app of the site; null until it is there. */
export function useAppPort(): AppPort | null {
  const { app: load, log } = usePorts();
  const [app, setApp] = useState<AppPort | null>(null);
  useEffect(() => {
    let isOver = false;
    load().then(
      (port) => isOver || setApp(port),
      (cause: unknown) => log('What makes an app of the site could not be loaded.', cause),
    );
    return () => {
      isOver = true;
    };
  }, [load, log]);
  return app;
}
