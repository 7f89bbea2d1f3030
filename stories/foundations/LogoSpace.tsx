import { vars } from '@meetcute/theme';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { BrandLogo, type BrandLogoProps } from './BrandLogo.tsx';

const Bar = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${vars.layout.bar};
  padding-inline: ${vars.layout.gutter};
  outline: 1px dashed ${vars.edge};

  & > span {
    outline: 1px dashed ${vars.accent};
  }
`;

const formatPixels = (pixels: number) => `${Math.round(pixels)} px`;

/** Returns the measures of a logo in its bar as a sentence. */
function measure(bar: Element): string {
  const [mark, logo] = [bar.querySelector('svg, img'), bar.querySelector("[data-part='logo']")];
  if (!mark || !logo) return 'This brand has no mark.';
  const [barBox, logoBox, markBox] = [bar, logo, mark].map((it) => it.getBoundingClientRect());
  if (!barBox || !logoBox || !markBox) return '';
  const name = logo.querySelector("[data-part='name']")?.getBoundingClientRect();
  return [
    `The mark is ${formatPixels(markBox.width)} wide and ${formatPixels(markBox.height)} high`,
    name && `the name begins ${formatPixels(name.left - markBox.right)} after it`,
    `${formatPixels(logoBox.top - barBox.top)} are free above and below, ${formatPixels(logoBox.left - barBox.left)} at the side`,
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.');
}

/** Logo in a bar as its brand uses it, with the space around it drawn and measured. */
export function LogoSpace(props: BrandLogoProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [sentence, setSentence] = useState('');
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setSentence(measure(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <Bar ref={bar}>
        <BrandLogo {...props} />
      </Bar>
      <p data-part="note">{sentence}</p>
    </>
  );
}
