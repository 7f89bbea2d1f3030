/** Colours of a mail as hex, because mail programs know no other form. */
export interface MailColors {
  /** Ground around the card. */
  page: string;
  /** Ground of the card with the text. */
  card: string;
  /** Text. */
  ink: string;
  /** Small text. */
  muted: string;
  /** Ground of the button. */
  button: string;
  /** Text of the button. */
  onButton: string;
  /** Links, and the site's name. */
  link: string;
}

/** Look of a brand's mails. */
export interface MailLook {
  /** Fonts of the text that mail programs have. */
  font: string;
  /** Fonts of the headings that mail programs have. */
  displayFont: string;
  /** Colours in mail programs that know no schemes, and for readers who prefer light. */
  colors: MailColors;
  /** Colours for readers who prefer dark. */
  darkColors: MailColors;
  /** The brand's mark as PNG in base64, drawn 40 px wide. Default: none. */
  logo?: string;
}
