import { href } from '@meetcute/core';
import { useIsLoggedIn } from '@meetcute/react';
import { Suspense, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { lazyWithRetry } from '../frame/lazyWhenIdle.tsx';

const LiveSession = lazyWithRetry(() => import('./LiveSession.tsx'));

/** Brings polling and the event stream once a member is there, and keeps them: they also say that the member has left. */
export function MemberSession() {
  const isLoggedIn = useIsLoggedIn();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isNeeded, setIsNeeded] = useState(isLoggedIn);
  if (isLoggedIn && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      {/* The guard of the page decides whether a visitor may stay on it. */}
      <LiveSession onLost={() => void revalidate()} onLoggedOut={() => void navigate(href('login'))} />
    </Suspense>
  );
}
