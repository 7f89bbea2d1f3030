export { MatrixTool } from './matrix/MatrixTool.tsx';
export { RulesPanel, RulesTitle } from './rules/RulesPanel.tsx';
export { SettingsTool } from './toolbar/SettingsTool.tsx';
export { StoryNotes } from './toolbar/StoryNotes.tsx';
