import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

/** A grey shape with the size of what is coming; give it its size by `style` or the parent's CSS. Hidden from screen readers. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })`
  border-radius: ${vars.radius.medium};
  /* Seen on every ground, the sunken one too. */
  background: ${vars.line};
  animation: mc-breathe 1.6s ease-in-out infinite;

  @keyframes mc-breathe {
    50% {
      opacity: 0.55;
    }
  }
`;
