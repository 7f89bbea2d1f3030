import { createClient } from '@meetcute/client';
import { demoSites } from '@meetcute/demo';
import { createI18n } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { createMeetcute, MeetcuteProvider } from '@meetcute/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import ConnectionBanner from './ConnectionBanner.tsx';

const i18n = createI18n({ locale: 'en', messages: await catalogue('en') });

test('a banner without a message changes no style of the document', async () => {
  const meetcute = createMeetcute({ client: createClient(), settings: demoSites[0].settings, i18n });
  const styles: (string | null)[] = [];
  const observer = new MutationObserver(() => styles.push(document.documentElement.getAttribute('style')));
  observer.observe(document.documentElement, { attributeFilter: ['style'] });
  render(
    <MeetcuteProvider value={meetcute}>
      <ConnectionBanner />
    </MeetcuteProvider>,
  );
  // Sizes are observed with the next frame.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  observer.disconnect();
  expect(styles).toEqual([]);
});
