import type { Settings } from '@meetcute/contract';
import type { LocaleCode } from '@meetcute/i18n';

/** What a render is given for each request. */
export interface RenderOptions {
  /** Reaches the member API; requests carry the visitor's cookie. */
  fetch: typeof globalThis.fetch;
  settings: Settings;
  /** Nonce of the answer's content security policy. */
  nonce: string;
  /** Language to speak; detected from cookie and browser when left out. */
  locale?: LocaleCode;
  /** Told of faults that the visitor gets no details of. Default: nothing. */
  onError?: (error: unknown) => void;
}

/** What the shell is drawn with: the site, and the nonce of the answer's content security policy. */
export type ShellOptions = Pick<RenderOptions, 'settings' | 'nonce'>;

/** A template on a server. */
export interface SiteServer {
  /** Name of the template. */
  readonly name: string;
  /** The brand's mark as SVG text. */
  readonly icon: string;
  /** Colours of the installed app as hex, in the brand's home scheme. */
  readonly colors: { theme: string; background: string };
  /** Answers a page: HTML with its status, or a redirect. Rejects only when the shell itself fails. */
  render(request: Request, options: RenderOptions): Promise<Response>;
  /** Answers the document that stands in for pages without a connection: nothing of a member's, in the language asked for. */
  renderShell(request: Request, options: ShellOptions): Promise<Response>;
  /** Addresses of the files that a page needs to start without a connection. */
  appFiles(): Promise<readonly string[]>;
}
