import type { NewSite } from '@meetcute/demo';
import { parseCountries, parseLanguages } from '@meetcute/demo';
import { parseArgs, type ParseArgsConfig } from 'node:util';

const flags = {
  base: { type: 'string' },
  colours: { type: 'string' },
  tokens: { type: 'string', multiple: true },
  fix: { type: 'boolean' },
  font: { type: 'string' },
  'heading-font': { type: 'string' },
  icon: { type: 'string' },
  'site-name': { type: 'string' },
  languages: { type: 'string' },
  language: { type: 'string' },
  countries: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  json: { type: 'boolean' },
  'no-install': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies NonNullable<ParseArgsConfig['options']>;

/** Returns the help of the command, whose line is `command` and a name. */
export const help = (command: string): string => `Creates a template that extends another one.

  ${command} <name> [options]
  ${command} aurora --colours '#0a6c74' --yes

  --base <name>         template to extend (default: classic)
  --colours <a,b,c>     one to three CSS colours: accent, tint of the grounds, focus ring (default: those of the base)
  --tokens <file>       design tokens in place of colours: a DTCG file, as Figma exports it, or one flag for each mode
  --fix                 makes colours of such a file with too little contrast lighter or darker
  --font <file>         font of texts and headings: WOFF2, TTF or OTF (default: those of the base)
  --heading-font <file> font of headings alone
  --icon <file>         mark of the brand as SVG, for its icon and its logo (default: two rings in the accent)
  --site-name <text>    name that members read (default: the template's name as words)
  --languages <de,en>   languages that visitors of the site can choose (default: all)
  --language <code>     one of them: that of its mails and of the installed app (default: the first of --languages, else en)
  --countries <NL,BE>   countries of the site, first the default one (default: all)
  --yes, -y             takes the defaults of everything that no flag names
  --json                prints what was made as JSON, with npm run --silent
  --no-install          does not install the packages of the new template
`;

/** Answers that the command line names; undefined where it names none. */
export interface Options {
  readonly name?: string;
  readonly base?: string;
  readonly colours?: readonly string[];
  /** Files of design tokens. */
  readonly tokens?: readonly string[];
  /** Whether colours of such files become lighter or darker. */
  readonly mendsContrast: boolean;
  /** File of the font of texts. */
  readonly font?: string;
  /** File of the font of headings. */
  readonly headingFont?: string;
  /** SVG file of the mark. */
  readonly icon?: string;
  readonly siteName?: string;
  readonly languages?: NewSite['languages'];
  readonly language?: string;
  readonly countries?: readonly string[];
  /** Whether nothing is asked. */
  readonly isQuiet: boolean;
  readonly isJson: boolean;
  readonly installs: boolean;
  readonly isHelp: boolean;
}

/** Splits a list at commas outside parentheses, as in `#0a6c74, oklch(0.5 0.08 200)`, and takes each item once. */
export const splitList = (text: string): string[] => [
  ...new Set(
    text
      .split(/,(?![^(]*\))/)
      .map((item) => item.trim())
      .filter(Boolean),
  ),
];

/** Reads the words of a command line. Throws for an unknown flag and for a second name. */
export function readOptions(words: readonly string[]): Options {
  const { values, positionals } = parseArgs({ args: [...words], options: flags, allowPositionals: true });
  const [name, second] = positionals;
  if (second !== undefined)
    throw new Error(
      `Only one name is possible, but '${name}' and '${second}' were given. Quote a text with spaces.`,
    );
  return {
    ...(name !== undefined && { name }),
    ...(values.base !== undefined && { base: values.base }),
    ...(values.colours !== undefined && { colours: splitList(values.colours) }),
    ...(values.tokens !== undefined && { tokens: values.tokens }),
    mendsContrast: values.fix === true,
    ...(values.font !== undefined && { font: values.font }),
    ...(values['heading-font'] !== undefined && { headingFont: values['heading-font'] }),
    ...(values.icon !== undefined && { icon: values.icon }),
    ...(values['site-name'] !== undefined && { siteName: values['site-name'] }),
    ...(values.languages !== undefined && { languages: parseLanguages(values.languages) }),
    ...(values.language !== undefined && { language: values.language }),
    ...(values.countries !== undefined && { countries: parseCountries(values.countries) }),
    isQuiet: values.yes === true || values.json === true,
    isJson: values.json === true,
    installs: values['no-install'] !== true,
    isHelp: values.help === true,
  };
}
