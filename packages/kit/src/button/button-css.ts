import { vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** Styles shared by buttons and by links styled as buttons. */
export const buttonCss = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.button.height};
  padding: ${vars.space[2]} ${vars.space[6]};
  border: 1px solid transparent;
  border-radius: ${vars.button.radius};
  background: ${vars.accent};
  color: ${vars.onAccent};
  font-weight: ${vars.weight.strong};
  line-height: ${vars.leading.snug};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    transform ${vars.motion.feedback} ${vars.motion.ease},
    background ${vars.motion.feedback},
    border-color ${vars.motion.feedback};

  > svg {
    flex: none;
  }
  /* A label with a very long name is cut after two lines. */
  > [data-part='label'] {
    display: -webkit-box;
    overflow: hidden;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &:where(:not([data-disabled], [data-pending])):active {
    transform: scale(0.97);
  }
  &[data-variant='quiet'] {
    border-color: ${vars.edge};
    background: transparent;
    color: ${vars.text};
  }
  &[data-variant='plain'] {
    padding-inline: ${vars.space[3]};
    background: transparent;
    color: ${vars.accentText};
  }
  &[data-variant='danger'] {
    background: ${vars.danger};
    color: ${vars.onDanger};
  }
  @media (hover: hover) {
    &:where(:not([data-disabled], [data-pending])):hover {
      background: color-mix(in oklab, ${vars.accent} 90%, ${vars.text});

      &:is([data-variant='quiet'], [data-variant='plain']) {
        background: color-mix(in oklab, currentColor 8%, transparent);
      }
      &[data-variant='danger'] {
        background: color-mix(in oklab, ${vars.danger} 90%, ${vars.text});
      }
    }
  }
  &[data-size='large'] {
    min-block-size: 3.5rem;
    padding-inline: ${vars.space[8]};
    font-size: ${vars.type.lead};
  }
  &[data-disabled] {
    /* Layers over whatever is below: an opaque grey has the colour of the cards of some brands. */
    border-color: color-mix(in oklab, ${vars.text} 20%, transparent);
    background: color-mix(in oklab, ${vars.text} 11%, transparent);
    color: ${vars.textMuted};
    cursor: not-allowed;
  }
  &[data-pending] {
    cursor: progress;
  }
  &[data-pending]::after {
    content: '';
    inline-size: 1em;
    block-size: 1em;
    border: 2px solid currentColor;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: mc-turn 0.8s linear infinite;
  }
  @keyframes mc-turn {
    to {
      rotate: 360deg;
    }
  }
`;
