import { templateConfig } from '@meetcute/site/vite';

export default templateConfig({ root: import.meta.dirname });
