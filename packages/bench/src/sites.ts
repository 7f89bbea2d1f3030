/** Sites of the demo that sections measure, with their templates. */
export const sites = [
  { template: 'classic', site: 'localhost' },
  { template: 'nocturne', site: 'nocturne.localhost' },
];
