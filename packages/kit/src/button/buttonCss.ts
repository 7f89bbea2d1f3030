import { t } from '@meetcute/theme';
import { css } from 'styled-components';

/** The look that buttons and links drawn as buttons share. */
export const buttonCss = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${t.space[2]};
  min-block-size: ${t.button.height};
  padding: ${t.space[2]} ${t.space[6]};
  border: 1px solid transparent;
  border-radius: ${t.button.radius};
  background: ${t.accent};
  color: ${t.onAccent};
  font-weight: ${t.weight.strong};
  line-height: ${t.leading.snug};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    transform ${t.motion.feedback} ${t.motion.ease},
    background ${t.motion.feedback},
    border-color ${t.motion.feedback};

  > svg {
    flex: none;
  }
  /* Words with a name in them: a very long one ends after two lines. */
  > [data-part='label'] {
    display: -webkit-box;
    overflow: hidden;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &[data-pressed],
  &:active {
    transform: scale(0.97);
  }
  &[data-hovered] {
    background: color-mix(in oklab, ${t.accent} 90%, ${t.text});
  }
  &[data-variant='quiet'] {
    border-color: ${t.edge};
    background: transparent;
    color: ${t.text};
  }
  &[data-variant='plain'] {
    padding-inline: ${t.space[3]};
    background: transparent;
    color: ${t.accentText};
  }
  &[data-variant='quiet'][data-hovered],
  &[data-variant='plain'][data-hovered] {
    background: color-mix(in oklab, currentColor 8%, transparent);
  }
  &[data-variant='danger'] {
    background: ${t.danger};
    color: ${t.onDanger};
  }
  &[data-variant='danger'][data-hovered] {
    background: color-mix(in oklab, ${t.danger} 90%, ${t.text});
  }
  &[data-size='large'] {
    min-block-size: 3.5rem;
    padding-inline: ${t.space[8]};
    font-size: ${t.type.lead};
  }
  &[data-disabled] {
    border-color: transparent;
    /* Sunken it would look like a field in dark brands. */
    background: color-mix(in oklab, ${t.text} 10%, ${t.surface});
    color: ${t.textMuted};
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
