import { Button } from '@meetcute/kit';
import { brandsCss, testedBrands } from '@meetcute/storybook/brands';
import { ThemeRoot, vars } from '@meetcute/theme';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

const grounds = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;
const looks = testedBrands.flatMap((brand) =>
  (['light', 'dark'] as const).map((scheme) => ({ brand, scheme })),
);

/** Returns the relative luminance (WCAG) of colours drawn over each other, lowest first. */
function measureLuminance(...layers: string[]): number {
  const brush = new OffscreenCanvas(1, 1).getContext('2d')!;
  for (const layer of layers) {
    brush.fillStyle = layer;
    brush.fillRect(0, 0, 1, 1);
  }
  const [red, green, blue] = [...brush.getImageData(0, 0, 1, 1).data].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const compare = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

test.each(looks)(
  'a disabled button has a shape on every surface of $brand in $scheme',
  ({ brand, scheme }) => {
    for (const ground of grounds) {
      const { unmount } = render(
        <ThemeRoot template={brand} scheme={scheme}>
          <style>{brandsCss}</style>
          <div data-testid="ground" style={{ background: vars[ground] }}>
            <Button isDisabled>Log in</Button>
          </div>
        </ThemeRoot>,
      );
      const groundColor = getComputedStyle(screen.getByTestId('ground')).backgroundColor;
      const { backgroundColor, borderColor, color } = getComputedStyle(screen.getByRole('button'));
      const fill = measureLuminance(groundColor, backgroundColor);
      const page = measureLuminance(groundColor);
      expect.soft(compare(fill, page), `fill on ${ground}`).toBeGreaterThan(1.2);
      const edge = measureLuminance(groundColor, backgroundColor, borderColor);
      expect.soft(compare(edge, page), `edge on ${ground}`).toBeGreaterThan(1.5);
      expect
        .soft(compare(measureLuminance(groundColor, backgroundColor, color), fill), `text on ${ground}`)
        .toBeGreaterThan(4.5);
      unmount();
    }
  },
);
