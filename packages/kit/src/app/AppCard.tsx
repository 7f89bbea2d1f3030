import { t } from '@meetcute/theme';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.section`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${t.space[1]} ${t.space[4]};
  inline-size: min(26rem, 100%);
  padding: ${t.space[4]};
  border: 1px solid ${t.line};
  border-radius: ${t.radius.large};
  background: ${t.surfaceRaised};
  color: ${t.text};
  box-shadow: ${t.shadow.floating};

  [data-part='icon'] {
    display: grid;
    grid-row: span 2;
    place-items: center;
    inline-size: ${t.layout.touch};
    block-size: ${t.layout.touch};
    border-radius: ${t.radius.medium};
    background: ${t.accentSoft};
    color: ${t.accentText};
  }
  [data-part='title'] {
    font-size: ${t.type.lead};
    font-weight: ${t.weight.strong};
    line-height: ${t.leading.snug};
    overflow-wrap: anywhere;
  }
  [data-part='text'] {
    grid-column: 2;
    color: ${t.textMuted};
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    justify-content: flex-end;
    gap: ${t.space[2]};
    margin-block-start: ${t.space[2]};
  }
`;

export interface AppCardProps {
  /** Decoration only. */
  icon: ReactNode;
  title: ReactNode;
  /** Read out when it changes. */
  text: ReactNode;
  actions: ReactNode;
}

/** A card beside the page that tells something of the app and takes an answer. */
export function AppCard({ icon, title, text, actions }: AppCardProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <span data-part="icon" aria-hidden>
        {icon}
      </span>
      <h2 id={id} data-part="title">
        {title}
      </h2>
      <p data-part="text" role="status">
        {text}
      </p>
      <div data-part="actions">{actions}</div>
    </Frame>
  );
}
