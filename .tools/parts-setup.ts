import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { clearUnsavedWork } from '../packages/react/src/app/unsaved-work.ts';

// Matches `expect.poll`. A passing test does not wait, and a loaded machine needs seconds to load a screen.
configure({ asyncUtilTimeout: 20_000 });

// All files share one page, so that a component left mounted, or work that it could not store, would affect the next
// file.
afterEach(() => {
  cleanup();
  clearUnsavedWork();
});
