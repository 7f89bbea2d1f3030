import { DEVELOPMENT_CLIENT } from '@meetcute/site/vite';

/**
 * Adds the client of development to a document, and the nonce to what has none: Vite's messages need it, and so do the styles of
 * a page that is stored otherwise.
 */
export const withDevelopment = (html: string, nonce: string): string =>
  html
    .replace(/<meta property="csp-nonce"[^>]*>/, '')
    .replaceAll(/<style(?![^>]* nonce=)/g, `<style nonce="${nonce}"`)
    .replace(
      '<head>',
      `<head><meta property="csp-nonce" nonce="${nonce}" content="${nonce}"><script type="module" nonce="${nonce}" src="${DEVELOPMENT_CLIENT}"></script>`,
    );
