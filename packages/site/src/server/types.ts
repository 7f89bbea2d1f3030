import type { Settings } from '@meetcute/contract';
import type { MailLook } from '@meetcute/core';
import type { LocaleCode } from '@meetcute/i18n';
import type { LoadCatalogue } from '@meetcute/i18n/catalogues';

/** Address and headers of a request. */
export interface RequestHead {
  /** Absolute address. */
  readonly url: string;
  /** Headers. */
  readonly headers: Pick<Headers, 'get'>;
}

/** Options of one render. */
export interface RenderOptions {
  /** Calls the member API. Requests carry the visitor's cookie. */
  fetch: typeof globalThis.fetch;
  /** Settings of the site for this visitor. */
  settings: Settings;
  /** Nonce of the response's content security policy. */
  nonce: string;
  /** Language of the page. Default: detected from cookie and browser. */
  locale?: LocaleCode;
  /** Called with errors whose details visitors must not see. Default: errors are ignored. */
  onError?: (error: unknown) => void;
}

/** Options of the offline shell: the site's settings, and the nonce of the response's content security policy. */
export type ShellOptions = Pick<RenderOptions, 'settings' | 'nonce'>;

/** A template prepared for a server. */
export interface SiteServer {
  /** Name of the template. */
  readonly name: string;
  /** The brand's mark as SVG text. */
  readonly icon: string;
  /** Colours of the installed app as hex, in the brand's home scheme. */
  readonly colors: { theme: string; background: string };
  /** Colours and fonts of the brand's mails. */
  readonly mailLook: MailLook;
  /** The mark in mails as SVG text. */
  readonly mailLogo: string;
  /**
   * Returns the key of a page that is equal for all visitors with the same language, colour scheme, chosen country and
   * price of a message; null for any other page. `settings` are those of the visitor. Its document contains neither script nor member data, so the host may store it, unless its
   * `Cache-Control` forbids it because data was missing.
   */
  staticKey(request: RequestHead, settings: Settings): string | null;
  /**
   * Returns the key of a page that may be equal for all visitors, apart from `settings`, which are those of the visitor,
   * and the nonce; null for a request with a session, a query or a traffic source. The host may share the page if drawing
   * it took no call of the API.
   */
  visitorKey(request: RequestHead, settings: Settings): string | null;
  /**
   * Responds with a page: HTML with its status, or a redirect. A POST request carries a form that the browser sent
   * without script. Rejects only when the shell itself fails.
   */
  render(request: Request, options: RenderOptions): Promise<Response>;
  /** Responds with the document for offline pages. It contains no member data and uses the requested language. */
  renderShell(request: Request, options: ShellOptions): Promise<Response>;
  /** Loads the texts of a language, with those of the template and the site in place of the library's. */
  loadTexts: LoadCatalogue;
  /** Resolves with addresses of the files that a page needs to start offline. */
  appFiles(): Promise<readonly string[]>;
}
