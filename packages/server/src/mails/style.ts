import type { MailColors, MailLook } from '@meetcute/core';

const systemFonts = "system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** Look of mails from a site without a template. */
export const plainLook: MailLook = {
  font: systemFonts,
  displayFont: systemFonts,
  colors: {
    page: '#f2f3f6',
    card: '#ffffff',
    ink: '#1f2430',
    muted: '#535a6b',
    button: '#1f2430',
    onButton: '#ffffff',
    link: '#1a4fc4',
  },
  darkColors: {
    page: '#14161c',
    card: '#20242e',
    ink: '#eef0f4',
    muted: '#b3b9c6',
    button: '#eef0f4',
    onButton: '#14161c',
    link: '#a3c0ff',
  },
};

/** Returns inline styles of a mail's parts. Many mail programs ignore style sheets, and many set fonts anew in tables. */
export function createStyles({ font, displayFont, colors }: MailLook) {
  const { page, card, ink, muted, button, onButton, link } = colors;
  const text = `font-family:${font};font-size:16px;line-height:1.5`;
  const small = `font-family:${font};font-size:14px;line-height:1.5`;
  return {
    page: `margin:0;padding:0;background:${page};color:${ink};${text}`,
    preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
    // Outlook and some web mails draw no ground of the page.
    frame: `padding:24px 12px;background:${page}`,
    column: 'width:100%;max-width:600px;table-layout:fixed',
    site: `padding:0 8px 16px;font-family:${displayFont};font-size:20px;line-height:1.25;font-weight:700;color:${link}`,
    logo: 'width:40px;height:40px;margin-right:12px;border:0;border-radius:8px;vertical-align:middle',
    card: `padding:32px 24px;background:${card};border-radius:12px;${text};overflow-wrap:anywhere;word-break:break-word`,
    heading: `margin:0 0 16px;font-family:${displayFont};font-size:24px;line-height:1.25;font-weight:700;color:${ink}`,
    facts: 'width:100%;margin:0 0 16px',
    label: `width:40%;padding:4px 12px 4px 0;${small};color:${muted}`,
    value: `padding:4px 0;${text};color:${ink}`,
    paragraph: `margin:0 0 16px;color:${ink}`,
    action: 'margin:8px 0 24px',
    // Outlook on Windows pads cells alone, so it gets the padding of the link there.
    button: `border-radius:8px;background:${button};mso-padding-alt:14px 24px`,
    press: `display:inline-block;padding:14px 24px;font-family:${font};font-size:16px;line-height:20px;font-weight:700;color:${onButton};text-decoration:none`,
    hint: `margin:0 0 16px;${small};color:${muted}`,
    address: `color:${link};word-break:break-all`,
    footer: `padding:16px 8px 0;${small};color:${muted}`,
    small: 'margin:0 0 8px',
  } as const;
}

/**
 * Returns styles for readers who prefer dark colours. Mail programs without support show the others. Outlook reads no
 * `!important` without a space before it.
 */
export const createDarkStyle = ({ darkColors }: MailLook): string => {
  const { page, card, ink, muted, button, onButton, link }: MailColors = darkColors;
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){',
    `.page{background:${page} !important}`,
    `.card{background:${card} !important}`,
    `.ink{color:${ink} !important}`,
    `.muted{color:${muted} !important}`,
    `.button{background:${button} !important}`,
    `.press{color:${onButton} !important}`,
    `.address,.site{color:${link} !important}`,
    '}',
  ].join('');
};
