import { useEffect, useState } from 'react';
import { usePorts } from '../provider/context.ts';
import type { AppPort } from './port.ts';

/** Loads and returns the port to the browser's app features; null until it is loaded. */
export function useAppPort(): AppPort | null {
  const { app: load, log } = usePorts();
  const [app, setApp] = useState<AppPort | null>(null);
  useEffect(() => {
    let isOver = false;
    load().then(
      (port) => isOver || setApp(port),
      (cause: unknown) => log('The app features could not be loaded.', cause),
    );
    return () => {
      isOver = true;
    };
  }, [load, log]);
  return app;
}
