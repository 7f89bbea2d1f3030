export { cardCss } from './cardCss.ts';
export { FormLayout, type FormLayoutProps } from './FormLayout.tsx';
export { PageColumn } from './PageColumn.tsx';
export { pageHeading } from './pageHeading.ts';
export { SettingsSection, type SettingsSectionProps } from './SettingsSection.tsx';
