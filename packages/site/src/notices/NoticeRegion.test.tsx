import { createClient } from '@meetcute/client';
import { demoSites } from '@meetcute/demo';
import { createI18n } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { createMeetcute, MeetcuteProvider } from '@meetcute/react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import NoticeRegion from './NoticeRegion.tsx';

const i18n = createI18n({ locale: 'en', messages: await catalogue('en') });

afterEach(() => void vi.useRealTimers());

test.each(['danger', 'info', 'success'] as const)(
  'a notice of the kind %s is shown for 5 s and no longer',
  { meta: { spec: ['toast.auto-hide-5000-ms'] } },
  (kind) => {
    vi.useFakeTimers();
    const meetcute = createMeetcute({ client: createClient(), settings: demoSites[0].settings, i18n });
    const { notify, queue } = meetcute.notices;
    render(
      <MeetcuteProvider value={meetcute}>
        <NoticeRegion queue={queue} />
      </MeetcuteProvider>,
    );
    act(() => notify({ kind, title: 'Not sent' }));
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    pass(4999);
    expect(screen.getByText('Not sent')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Not sent')).toBeNull();
  },
);
