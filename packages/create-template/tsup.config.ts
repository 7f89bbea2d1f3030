import { definePackage } from '../../tsup.base.ts';

/** One file without dependencies, so that `npm create` has nothing else to load. */
export default definePackage({
  entry: { 'outside-main': './src/outside-main.ts' },
  platform: 'node',
  splitting: false,
  treeshake: true,
  minify: true,
  skipNodeModulesBundle: false,
  noExternal: [/.*/],
  // It renders nothing.
  esbuildPlugins: [],
  esbuildOptions: (options) => {
    options.conditions = ['@meetcute/source'];
  },
});
