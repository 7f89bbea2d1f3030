const size = (width: number, height: number) => ({ width: `${width}px`, height: `${height}px` });

/**
 * Viewports of the toolbar and of stories. Their heights, and the 900 pixels of a story without one, must differ by less
 * than 100 pixels: React Aria takes a page that loses more after focus on an input for a phone with its keyboard open,
 * and from then on shows dialogs two frames later, in all stories of the run.
 */
export const viewports = {
  phone: { name: 'Phone, 390', styles: size(390, 844), type: 'mobile' },
  tablet: { name: 'Tablet, 820', styles: size(820, 900), type: 'tablet' },
  desktop: { name: 'Desktop, 1440', styles: size(1440, 900), type: 'desktop' },
} as const;

/** Returns the height of the viewport with this width, in pixels; undefined if there is none. */
export function heightAt(width: number): number | undefined {
  const viewport = Object.values(viewports).find(({ styles }) => styles.width === `${width}px`);
  return viewport && Number.parseInt(viewport.styles.height);
}
