import { hydrate } from '@meetcute/site/browser';
import { nocturne } from './template.ts';

void hydrate(nocturne);
