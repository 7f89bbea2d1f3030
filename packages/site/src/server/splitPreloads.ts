/** HTML of a page, apart from the preload links before it. */
export interface SplitPage {
  /** Links that preload the page's first large images; '' without any. */
  preloads: string;
  /** The rest of the page. */
  page: string;
}

/**
 * Splits off the preload links that React writes before a page, one for each image of high priority and with its
 * `sizes`. Document heads name them before the scripts: a browser without HTTP/2 requests six files at a time, in
 * order.
 */
export function splitPreloads(html: string): SplitPage {
  const [preloads = ''] = /^(?:<link rel="preload" [^>]*>)*/.exec(html) ?? [];
  return { preloads, page: html.slice(preloads.length) };
}
