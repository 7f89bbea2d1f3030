import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { render } from './dist-server/server.js';

const page = await readFile('dist/index.html', 'utf8');
const guide = await readFile('dist/guide.html', 'utf8');
const types = { css: 'text/css', js: 'text/javascript' };

createServer(async ({ url = '/' }, response) => {
  if (url.startsWith('/assets/')) {
    response.setHeader('content-type', types[url.split('.').at(-1)]);
    return response.end(await readFile(`dist${url}`));
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (url === '/guide') return response.end(guide);
  return response.end(page.replace('<!--app-->', await render()));
}).listen(Number(process.env.PORT));
