/** App icon: a linden leaf on berry, inside the safe zone of a round mask. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#b3184f"/>' +
  '<path d="M32 49C21 43 14 35.500 14 27c0-6 4.400-10.500 9.800-10.500 3.500 0 6.500 1.900 8.200 4.800 1.700-2.900 4.700-4.800 8.200-4.800C45.600 16.500 50 21 50 27c0 8.500-7 16-18 22Z" fill="#fff7f2"/>' +
  '<path d="M32 27v27M32 36l7-6M32 40l-6-5" stroke="#b3184f" stroke-width="2.600" stroke-linecap="round" fill="none"/></svg>\n';
