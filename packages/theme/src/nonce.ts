interface WithNonce {
  readonly __webpack_nonce__?: unknown;
}

/**
 * Returns the nonce that the page gives its styles, where styled-components and React Aria look for it too:
 * `<meta property="csp-nonce" nonce="…">`, else the global `__webpack_nonce__`. Undefined without one, and on a server.
 */
export function pageNonce(): string | undefined {
  const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const nonce = meta?.nonce || meta?.content || (globalThis as WithNonce).__webpack_nonce__;
  return typeof nonce === 'string' && nonce !== '' ? nonce : undefined;
}
