import { messageParts } from '@meetcute/core';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

/** Props of `MessageText`. */
export interface MessageTextProps extends FrameProps {
  /** Text of the message. */
  text: string;
}

/**
 * Text of a message with clickable web addresses. Links open in a new tab without opener or referrer; `bdi` isolates text
 * in the other writing direction.
 */
export function MessageText({ text, ...frame }: MessageTextProps) {
  return (
    <bdi data-part="text" {...useFrame(frame, {})}>
      {messageParts(text).map(({ text: piece, href }, index) =>
        href === null ? (
          piece
        ) : (
          <a
            // The parts of a message never change order.
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
