import { FictionalLabel } from '@meetcute/react/profile-card';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';

// Whole-page tests use the production build, in which missing texts do not throw.
test('a fictional profile is labelled in the page’s language without any texts', async () => {
  document.documentElement.lang = 'de';
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(<FictionalLabel profile={{ fictional: true }} />);
  await expect.poll(() => element.innerText).toBe('Fiktives Profil');
  root.unmount();
  element.remove();
  document.documentElement.lang = 'en';
});
