import { messageParts } from '@meetcute/core';

/**
 * What somebody wrote, with its addresses of the web to open: in a window that knows nothing of this page, and nobody is
 * told where the reader comes from. Text that runs the other way stays within itself.
 */
export function MessageText({ text }: { text: string }) {
  return (
    <bdi data-part="text">
      {messageParts(text).map(({ text: piece, href }, index) =>
        href === null ? (
          piece
        ) : (
          <a
            // The pieces of one message never change their places.
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
          >
            {piece}
          </a>
        ),
      )}
    </bdi>
  );
}
