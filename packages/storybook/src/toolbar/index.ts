export { initialGlobals, languages, type ToolbarGlobals, type Viewer } from './toolbar.ts';
export { heightAt } from './viewports.ts';
