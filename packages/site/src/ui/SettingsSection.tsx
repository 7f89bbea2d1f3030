import { media, t } from '@meetcute/theme';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.section`
  display: grid;
  gap: ${t.space[4]};
  padding-block: ${t.space[6]};
  border-block-start: 1px solid ${t.line};
  outline: none;
  scroll-margin-block-start: calc(var(--mc-page-head, ${t.layout.bar}) + ${t.space[4]});

  h2 {
    font-size: ${t.type.title};
  }
  [data-part='about'] {
    display: grid;
    align-content: start;
    gap: ${t.space[2]};
  }
  [data-part='about'] p,
  [data-part='fine'] {
    color: ${t.textMuted};
    font-size: ${t.type.small};
    line-height: ${t.leading.snug};
  }
  [data-part='body'] {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${t.space[4]};
    min-inline-size: 0;
  }
  [data-part='body'] > form {
    display: grid;
    justify-items: stretch;
    gap: ${t.space[4]};
    inline-size: min(26rem, 100%);
  }
  form > [data-variant] {
    justify-self: start;
  }
  [data-part='value'] {
    font-weight: ${t.weight.strong};
    overflow-wrap: anywhere;
  }
  [data-part='body'] a:not([data-variant]) {
    color: ${t.accentText};
    font-weight: ${t.weight.strong};
  }
  li > a,
  [data-part='fine'] > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${t.layout.touch};
  }
  /* Waiting for words, they take no room. */
  [role='status']:empty,
  [role='alert']:empty {
    position: absolute;
  }
  [data-part='news'] {
    padding: ${t.space[3]} ${t.space[4]};
    border-radius: ${t.radius.medium};
    background: ${t.accentSoft};
    color: ${t.text};
    overflow-wrap: anywhere;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
    gap: ${t.space[10]};
  }
`;

export interface SettingsSectionProps {
  /** An anchor that leads here. */
  id?: string;
  title: ReactNode;
  /** What this is about, in a sentence or two. */
  about?: ReactNode;
  children: ReactNode;
}

/** One subject of a page of settings: what it is on the left, what to do about it on the right, below each other on a phone. */
export function SettingsSection({ id, title, about, children }: SettingsSectionProps) {
  const headingId = useId();
  return (
    <Frame id={id} aria-labelledby={headingId}>
      <div data-part="about">
        <h2 id={headingId}>{title}</h2>
        {about !== undefined && <p>{about}</p>}
      </div>
      <div data-part="body">{children}</div>
    </Frame>
  );
}
