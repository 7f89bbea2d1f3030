import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

/** Loading placeholder, hidden from screen readers. Set its size with `style` or the parent's CSS. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })`
  border-radius: ${vars.radius.medium};
  /* Visible on every surface, the sunken one included. */
  background: ${vars.line};
  animation: mc-breathe 1.6s ease-in-out infinite;

  @keyframes mc-breathe {
    50% {
      opacity: 0.55;
    }
  }
`;
