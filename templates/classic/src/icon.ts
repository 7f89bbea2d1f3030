/** App icon: a linden leaf on berry, inside the safe zone of a round mask. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#b3184f"/>' +
  '<path d="M32 49C21 43 14 35.5 14 27c0-6 4.4-10.5 9.8-10.5 3.5 0 6.5 1.9 8.2 4.8 1.7-2.9 4.7-4.8 8.2-4.8C45.6 16.5 50 21 50 27c0 8.5-7 16-18 22Z" fill="#fff7f2"/>' +
  '<path d="M32 27v27M32 36l7-6M32 40l-6-5" stroke="#b3184f" stroke-width="2.6" stroke-linecap="round" fill="none"/></svg>\n';
