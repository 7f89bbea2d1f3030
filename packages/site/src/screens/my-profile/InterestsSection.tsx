import { INTERESTS_FIELD, interestIds, withInterest } from '@meetcute/core';
import { checkCss } from '@meetcute/kit';
import {
  type MyProfile,
  useFieldTexts,
  useInterestLabels,
  useInterests,
  useProfileSection,
} from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { Facts } from './Facts.tsx';
import { SectionPanel } from './SectionPanel.tsx';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));

  label {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    min-block-size: ${vars.layout.touch};
    cursor: pointer;
  }
  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    ${checkCss}
  }
`;

/** Props of `InterestsSection`. */
export interface InterestsSectionProps {
  /** State of the viewer's profile page. */
  mine: MyProfile;
}

/** Section with the interests to choose. Renders nothing until they are loaded. */
export function InterestsSection({ mine }: InterestsSectionProps) {
  const fieldTexts = useFieldTexts();
  const labels = useInterestLabels();
  const interests = useInterests();
  const section = useProfileSection(mine, 'interests');
  const chosenInterests = section.values[INTERESTS_FIELD] ?? '';
  if (interests.length === 0) return null;
  const fact = {
    name: INTERESTS_FIELD,
    label: fieldTexts.label(INTERESTS_FIELD),
    value: labels(interestIds(mine.user.profile.personal?.[INTERESTS_FIELD])),
  };
  return (
    <SectionPanel mine={mine} section={section} facts={<Facts kind="single" facts={[fact]} />}>
      <Choices>
        {interests.map(({ id }) => (
          <label key={id}>
            <input
              type="checkbox"
              name={id}
              checked={interestIds(chosenInterests).includes(id)}
              onChange={({ target }) =>
                section.onChange({ [INTERESTS_FIELD]: withInterest(chosenInterests, id, target.checked) })
              }
            />
            {labels([id])}
          </label>
        ))}
      </Choices>
    </SectionPanel>
  );
}
