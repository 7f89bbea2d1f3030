export { parsePortraitName, portraitFilename, portraitImage, portraitWidths } from './names.ts';
export type { PortraitFile } from './names.ts';
export type { Light } from './palette.ts';
export type { PortraitName } from './portrait.ts';
export { personSeed, portraitTraits } from './traits.ts';
export type { HairColour, Traits } from './traits.ts';
