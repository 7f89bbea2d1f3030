import { href } from '@meetcute/core';
import { useIsLoggedIn } from '@meetcute/react';
import { Suspense, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { lazyWithRetry } from '../frame/lazyWhenIdle.tsx';

const LiveSession = lazyWithRetry(() => import('./LiveSession.tsx'));

/**
 * Starts polling and the event stream after login. It keeps them after logout, because they also report that
 * the session ended.
 */
export function MemberSession() {
  const isLoggedIn = useIsLoggedIn();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isNeeded, setIsNeeded] = useState(isLoggedIn);
  if (isLoggedIn && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      {/* The page's guard decides whether a visitor may stay on it. */}
      <LiveSession onLost={() => void revalidate()} onLoggedOut={() => void navigate(href('login'))} />
    </Suspense>
  );
}
