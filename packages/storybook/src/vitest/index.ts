export { disclosuresProject } from './disclosures-project.ts';
export { importOnce } from './import-once.ts';
export { storiesProject, type StoriesProjectOptions } from './stories-project.ts';
