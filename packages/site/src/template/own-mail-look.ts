import type { MailColors, MailLook } from '@meetcute/core';

/** Look of a brand's mails where it differs from the look of its pages. */
export interface OwnMailLook extends Partial<Pick<MailLook, 'font' | 'displayFont'>> {
  /**
   * Colours as hex, such as `#0a6c74`, in mail programs that know no schemes, and for readers who prefer light. Default:
   * those of the tokens, of the dark scheme in a dark brand.
   */
  colors?: Partial<MailColors>;
  /** Colours as hex for readers who prefer dark. Default: those of the tokens. */
  darkColors?: Partial<MailColors>;
  /** Mark beside the site's name, as SVG text with a square `viewBox`. Default: the icon. */
  logo?: string;
}
