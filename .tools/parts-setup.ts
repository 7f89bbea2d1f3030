import { configure } from '@testing-library/react';

// As long as `expect.poll`: what passes goes on at once, and a loaded machine fetches a screen in seconds.
configure({ asyncUtilTimeout: 20_000 });
