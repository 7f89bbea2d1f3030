import { media, vars } from '@meetcute/theme';
import type { ComponentPropsWithRef } from 'react';
import { styled, type IStyledComponent } from 'styled-components';

/** Layout of a profile: photos above the details on a phone, beside the first of them on a tablet, beside all on a desktop. */
export const ProfileFrame: IStyledComponent<'web', ComponentPropsWithRef<'div'>> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
  align-items: start;
  inline-size: min(${vars.layout.page}, 100%);
  margin-inline: auto;
  padding-block-end: ${vars.space[16]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: clamp(1.5rem, 4vw, 4rem);
    padding: ${vars.space[8]} ${vars.layout.gutter} ${vars.space[20]};
  }
  /* Name and message button stay on a phone's first screen, above the tabs. */
  ${media.phone} {
    [data-part='gallery'] [data-part='photo'] {
      inline-size: 100%;
      block-size: min(133vw, 52dvh);
    }
  }
  ${media.desktop} {
    [data-part='gallery-frame'] {
      position: sticky;
      inset-block-start: calc(var(--mc-page-head, ${vars.layout.bar}) + ${vars.space[6]});
    }
  }
  [data-part='details'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[6]};
    overflow-wrap: anywhere;
    padding-inline: ${vars.layout.gutter};
  }
  ${media.tablet} {
    [data-part='details'] {
      padding-inline: 0;
    }
    [data-part='gallery'] {
      border-radius: ${vars.card.radius};
    }
  }
  /* Photos of a tablet are small: what follows the first text goes below them, over both columns. */
  ${media.tablet} {
    ${media.belowDesktop} {
      grid-template-rows: auto auto auto 1fr;
      row-gap: ${vars.space[6]};

      [data-part='gallery-frame'] {
        grid-row: 1 / span 4;
      }
      [data-part='gallery-frame'] ~ [data-part='details'] {
        display: contents;
      }
      [data-part='details'] > * {
        grid-column: 2;
      }
      [data-part='details'] > :is(section ~ section, dl) {
        grid-column: 1 / -1;
      }
    }
  }
  h1 {
    font-size: ${vars.type.heading};
  }
  [data-part='under'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[2]} ${vars.space[3]};
    margin-block-start: ${vars.space[2]};
    color: ${vars.textMuted};
  }
  :is([data-part='badge'], [data-part='fictional']) {
    display: inline-block;
    padding: ${vars.space[1]} ${vars.space[3]};
    border: 1px solid ${vars.edge};
    border-radius: ${vars.radius.full};
    color: ${vars.text};
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
    text-decoration: none;
  }
  [data-part='fictional'] {
    margin-block-start: ${vars.space[2]};
  }
  [data-part='actions'] {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
  }
  /* Keeps a name of usual length on one line beside the like button on a tablet. */
  ${media.belowDesktop} {
    [data-part='actions'] [data-size='large'] {
      padding-inline: ${vars.space[5]};
    }
  }
  /* Same height as the large button beside it. */
  [data-part='actions'] [data-part='like'] {
    inline-size: 3.5rem;
    block-size: 3.5rem;
    box-shadow: inset 0 0 0 1px ${vars.edge};
  }
  [data-part='actions'] [data-part='like'][data-selected] {
    box-shadow: none;
  }
  h2 {
    margin-block-end: ${vars.space[2]};
    font-size: ${vars.type.title};
  }
  /* The label of a plain button begins where the text above it does. */
  section > [data-variant='plain'] {
    margin-inline-start: calc(-1 * ${vars.space[3]});
  }
  [data-part='text'] {
    max-inline-size: ${vars.layout.measure};
    white-space: pre-line;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
    gap: ${vars.space[4]} ${vars.space[5]};
    padding-block-start: ${vars.space[5]};
    border-block-start: 1px solid ${vars.line};
  }
  dt {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  [data-part='note'] {
    max-inline-size: ${vars.layout.measure};
    padding: ${vars.space[4]};
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius.medium};
    background: ${vars.surfaceRaised};
    font-size: ${vars.type.small};
  }
`;
