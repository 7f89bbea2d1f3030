import { findChromium, findHeadlessShell } from './chromium.ts';

const chromium = findChromium();
const headlessShell = findHeadlessShell();

/** Features that Playwright turns off. Chromium reads the last `--disable-features` only, so the list is repeated. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the browser's own toolbar. Each new window loads two of them, which took a sixth of the time of a journey. */
const toolbarPages = [
  'PreloadTopChromeWebUI',
  'PreloadTopChromeWebUILessNavigations',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** Flags that let a browser run as root in a container and keep it off the network. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...disabledByPlaywright, ...toolbarPages].join(',')}`,
];

/**
 * Playwright's launch options for benchmarks, screenshots and journeys with notifications: the machine's Chromium, else
 * Playwright's own.
 */
export const launchOptions = { ...(chromium ? { executablePath: chromium } : {}), args };

/** Playwright's launch options for tests: Chromium without a window where it is installed, which takes a fifth less processor time. */
export const headlessOptions = { ...(headlessShell ? { executablePath: headlessShell } : {}), args };
