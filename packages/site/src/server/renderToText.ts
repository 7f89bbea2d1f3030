import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';

/** Draws a tree to HTML text, waiting for everything that suspends. Rejects when the tree itself fails. */
export function renderToText(
  tree: ReactNode,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: string[] = [];
    const sink = new Writable({
      decodeStrings: false,
      write(piece: string | Buffer, _encoding, done) {
        pieces.push(typeof piece === 'string' ? piece : piece.toString('utf8'));
        done();
      },
      final(done) {
        done();
        resolve(pieces.join(''));
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      nonce,
      // A finished boundary stays where it is; without this React moves large ones behind an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError,
      onShellError: reject,
      onAllReady: () => pipe(sink),
    });
  });
}
