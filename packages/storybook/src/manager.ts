export { MatrixTool } from './matrix/MatrixTool.tsx';
export { RulesPanel, RulesTitle } from './rules/RulesPanel.tsx';
export { GreyedNotes } from './toolbar/GreyedNotes.tsx';
export { SettingsTool } from './toolbar/SettingsTool.tsx';
