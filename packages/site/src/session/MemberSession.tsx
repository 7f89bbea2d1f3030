import { href } from '@meetcute/core';
import { Suspense, useState } from 'react';
import { useNavigate, useRevalidate } from '../router/index.ts';
import { lazyWithRetry } from '../frame/lazy-when-idle.tsx';
import { useShownLogin } from './useShownLogin.ts';

const LiveSession = lazyWithRetry(() => import('./LiveSession.tsx'));

/**
 * Starts polling and the event stream after login. It keeps them after logout, because they also report that
 * the session ended.
 */
export function MemberSession() {
  const isLoggedIn = useShownLogin();
  const revalidate = useRevalidate();
  const navigate = useNavigate();
  const [isNeeded, setIsNeeded] = useState(isLoggedIn);
  if (isLoggedIn && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  // In a task of its own, because a revalidation cancels a navigation that the screen has just begun.
  const revalidateLater = () => void setTimeout(() => void revalidate());
  return (
    <Suspense>
      {/* The page's guard decides whether a visitor may stay on it. */}
      <LiveSession onLost={revalidateLater} onLoggedOut={() => void navigate(href('login'))} />
    </Suspense>
  );
}
