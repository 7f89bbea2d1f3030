// Storybook builds the manager with the classic JSX transform.
import { GlobeIcon, LightningIcon, MirrorIcon, PaintBrushIcon, UserIcon } from '@storybook/icons';
import * as React from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals, useGlobalTypes } from 'storybook/manager-api';

const icons: Readonly<Record<string, typeof GlobeIcon>> = {
  paintbrush: PaintBrushIcon,
  globe: GlobeIcon,
  user: UserIcon,
  mirror: MirrorIcon,
  lightning: LightningIcon,
};

interface SettingType {
  description?: string;
  toolbar?: { icon?: string; items: readonly { value: string; title: string }[] };
}

export interface SettingsToolProps {
  /** Returns the reasons why controls are greyed for the current story, by setting. */
  useGreyed: () => Readonly<Record<string, string>>;
}

/**
 * Controls of the toolbar, one for each global with a `toolbar`. Replaces Storybook's own, which greys what a story fixes, but
 * not what it does not follow, and says no reason.
 */
export function SettingsTool({ useGreyed }: SettingsToolProps) {
  const [globals, updateGlobals] = useGlobals();
  const types = Object.entries(useGlobalTypes() as Readonly<Record<string, SettingType>>);
  const reasons = useGreyed();
  return (
    <>
      {types.map(([name, { description = name, toolbar }]) => {
        if (!toolbar) return null;
        const Icon = icons[toolbar.icon ?? ''];
        const value = String(globals[name] ?? '');
        const reason = reasons[name];
        return (
          <Select
            key={name}
            ariaLabel={description}
            tooltip={reason ?? description}
            {...(reason ? { ariaDescription: reason } : {})}
            disabled={reason !== undefined}
            defaultOptions={[value]}
            options={toolbar.items.map((item) => ({ value: item.value, title: item.title }))}
            icon={Icon && <Icon />}
            onSelect={(selectedValue) => updateGlobals({ [name]: selectedValue })}
          >
            {toolbar.items.find((item) => item.value === value)?.title ?? description}
          </Select>
        );
      })}
    </>
  );
}
