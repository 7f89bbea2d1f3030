/** App icon: a citron moon on a night sky. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#0d0917"/>' +
  '<path d="M40.5 15.6A18 18 0 1 0 48.8 39 14.5 14.5 0 0 1 40.5 15.6Z" fill="#dcec3c"/><circle cx="45" cy="24" r="4" fill="#dcec3c"/></svg>\n';
