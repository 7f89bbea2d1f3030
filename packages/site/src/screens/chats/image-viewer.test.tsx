/** A full-size image that fails to load. */
import { ImageViewer } from '@meetcute/kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { testTexts } from '../../testing/open-site.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('retries a full-size image when back online, and explains the wait', async () => {
  const address = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>`;
  const picture = { small: address, large: address, width: 40, height: 30 };
  render(
    <I18nextProvider i18n={testTexts}>
      <ImageViewer image={picture} label="Picture from Marit" onClose={() => undefined} />
    </I18nextProvider>,
  );
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.error(screen.getByRole('img', { name: 'Picture from Marit' }));
  expect(screen.getByText('You’ll see this photo once you’re online again.')).toBeVisible();
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('img', { name: 'Picture from Marit' })).toHaveAttribute('src', address);
});
