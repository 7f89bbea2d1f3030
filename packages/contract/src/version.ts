/** Version of all published packages. `npm run release -- --prepare` writes it. */
export const VERSION: string = '0.2.0';
