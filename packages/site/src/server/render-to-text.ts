import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';

/** Renders a tree to HTML text after all suspended parts have resolved. Rejects when the shell of the tree fails. */
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
      // Without this, React moves large boundaries behind an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError,
      onShellError: reject,
      onAllReady: () => pipe(sink),
    });
  });
}
