/**
 * Configuration of Vite in place of that of a brand's site, which builds pages for a browser and a host.
 *
 * @public
 */
export default {};

/** Path of this module. */
export const noViteConfig = import.meta.filename;
