import { configure } from '@testing-library/dom';
import { installRecorder } from '../packages/site/src/testing/record-renderings.ts';

installRecorder();

// Matches `expect.poll`. A passing test does not wait, and a loaded machine needs seconds to load a screen.
configure({ asyncUtilTimeout: 20_000 });
