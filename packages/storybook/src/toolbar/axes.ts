/** Settings of the toolbar that make rows and columns of a matrix, as readers call them. */
export const axisTitles = {
  template: 'Brand',
  scheme: 'Colour scheme',
  language: 'Language',
  viewer: 'Viewer',
  viewport: 'Width',
} as const;
