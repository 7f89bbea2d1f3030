// First, because React reads the environment when it is loaded.
import './production.ts';
import { measureCalls } from './calls.ts';
import { startHost } from './host.ts';
import { measurePage } from './pages.ts';
import { librariesAlone, scriptsOf } from './scripts.ts';

const sites = [
  { template: 'classic', site: 'localhost' },
  { template: 'nocturne', site: 'nocturne.localhost' },
];

const row = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`);
const times = (value: number) => `${value.toFixed(2)} ×`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const host = await startHost();
try {
  console.log(
    `Node ${process.version}; the host was ready ${host.startSeconds.toFixed(1)} s after its start.\n`,
  );

  row('home, drawn on the server', 'elements', 'CPU ms', 'static page, CPU ms', 'ratio');
  row('---', '---', '---', '---', '---');
  const pages = [];
  for (const { template, site } of sites) pages.push(await measurePage(host, template, site));
  for (const { template, elements, page, plain } of pages) {
    row(template, String(elements), page.toFixed(2), plain.toFixed(2), times(page / plain));
  }

  console.log('');
  row('call', 'answers a second', 'ratio to /healthz');
  row('---', '---', '---');
  const rates = await measureCalls(host);
  const health = rates[0]?.rate ?? 1;
  for (const { path, rate } of rates) row(path, rate.toFixed(0), times(rate / health));

  console.log('');
  row('first script of home', 'gzip', 'ratio');
  row('---', '---', '---');
  const alone = await librariesAlone();
  row('react, react-dom, styled-components', kB(alone), times(1));
  for (const { template, html } of pages) {
    const bytes = scriptsOf(template, html);
    row(template, kB(bytes), times(bytes / alone));
  }
} finally {
  await host.stop();
}
