/** Version of all published packages. `npm run release -- --prepare` writes it. */
export const VERSION = '0.2.0';
