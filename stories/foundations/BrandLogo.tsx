import { demoSites } from '@meetcute/demo';
import { MeetcuteProvider } from '@meetcute/react';
import type { LogoProps } from '@meetcute/site';
import type { ComponentType } from 'react';
import { brandNames, findBrand, titleOf } from '@meetcute/storybook/brands';
import { siteOnStage } from '@meetcute/storybook/stage';

const loadLogo = async (name: string) => [name, (await findBrand(name).parts.Logo()).default] as const;

const logos: ReadonlyMap<string, ComponentType<LogoProps>> = new Map(
  await Promise.all(brandNames.map(loadLogo)),
);

/** Returns the name of the demo site of a brand. */
const siteNameOf = (template: string) =>
  demoSites.find(({ id }) => id === template)?.settings.name ?? titleOf(template);

export interface BrandLogoProps extends LogoProps {
  template: string;
}

/** Logo of a brand, with the name of its own site, whatever the brand of the page is. */
export function BrandLogo({ template, ...props }: BrandLogoProps) {
  const Logo = logos.get(template);
  const meetcute = siteOnStage()?.meetcute;
  if (!Logo || !meetcute) return null;
  const settings = { ...meetcute.settings, name: siteNameOf(template) };
  return (
    <MeetcuteProvider value={{ ...meetcute, settings }}>
      <Logo {...props} />
    </MeetcuteProvider>
  );
}
