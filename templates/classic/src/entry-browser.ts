import { hydrate } from '@meetcute/site/browser';
import { classic } from './template.ts';

void hydrate(classic);
