/** @type {import('next').NextConfig} */
export default {
  compiler: { styledComponents: true },
  // The script `build` checks the types before.
  typescript: { ignoreBuildErrors: true },
};
