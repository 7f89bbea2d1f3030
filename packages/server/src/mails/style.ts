/** Inline styles of the mail's parts. Many mail programs ignore style sheets. */
export const looks = {
  page: 'margin:0;padding:0;background:#f2f3f6;color:#1f2430;font-family:system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;font-size:16px;line-height:1.5',
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  frame: 'padding:24px 12px',
  column: 'width:100%;max-width:600px',
  site: 'padding:0 8px 16px;font-size:18px;font-weight:700;color:#1f2430',
  card: 'padding:32px 24px;background:#ffffff;border-radius:12px',
  heading: 'margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:700;color:#1f2430',
  paragraph: 'margin:0 0 16px;color:#1f2430',
  button:
    'display:inline-block;margin:8px 0 24px;padding:14px 24px;border-radius:8px;background:#1f2430;color:#ffffff;font-weight:700;line-height:20px;text-decoration:none',
  hint: 'margin:0 0 16px;font-size:14px;color:#535a6b',
  address: 'color:#1a4fc4;word-break:break-all',
  footer: 'padding:16px 8px 0;font-size:14px;color:#535a6b',
  small: 'margin:0 0 8px',
} as const;

/** Styles for readers who prefer dark colours. Mail programs without support show the light ones. */
export const darkStyle = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.page{background:#14161c!important}',
  '.card{background:#20242e!important}',
  '.ink{color:#eef0f4!important}',
  '.muted{color:#b3b9c6!important}',
  '.button{background:#eef0f4!important;color:#14161c!important}',
  '.address{color:#a3c0ff!important}',
  '}',
].join('');
