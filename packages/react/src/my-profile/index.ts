export {
  datePartsIn,
  profileSections,
  sectionChange,
  sectionFields,
  sectionProblems,
  sectionValues,
  type SectionName,
  type SectionProblems,
  type SectionValues,
} from './sections.ts';
export { useMyProfile, type MyProfile } from './useMyProfile.ts';
export { useProfileSection, type ProfileSection } from './useProfileSection.ts';
export { useInterests, type ChoosableInterest } from './useInterests.ts';
