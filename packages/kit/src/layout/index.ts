export { cardCss } from './card-css.ts';
export { FormLayout, type FormLayoutProps } from './FormLayout.tsx';
export { PageColumn } from './PageColumn.tsx';
export { pageHeading } from './page-heading.ts';
export { SettingsGroup, type SettingsGroupProps } from './SettingsGroup.tsx';
export { SettingsSection, type SettingsSectionProps } from './SettingsSection.tsx';
