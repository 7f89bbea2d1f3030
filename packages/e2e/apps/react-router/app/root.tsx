import { Links, Meta, Outlet, Scripts } from 'react-router';

export const links = () => [{ rel: 'icon', href: 'data:,' }];

export default function Root() {
  return (
    <html lang="de">
      <head>
        <title>An app outside the workspace</title>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
