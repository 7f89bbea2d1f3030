import { useViewer } from '@meetcute/react';
import { useMemberPart, usePageTitle, VisitorHome } from '@meetcute/site';
import { media, vars } from '@meetcute/theme';
import { styled } from 'styled-components';

/** Members-only half of the page, not loaded for visitors. */
export const forMembers = () => import('./MemberStage.tsx');

/* Sections run to the edges of the stage, and lines part them. */
const Night = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;

  [data-part='different'] {
    margin: 0;
    background: none;
  }
  [data-part='different'] > div {
    max-inline-size: none;
    padding-block: ${vars.space[16]};
  }
  [data-part='how'] {
    inline-size: 100%;
    padding: 0;
    border-block: 1px solid ${vars.line};
  }
  [data-part='how'] h2 {
    margin: 0;
    padding: ${vars.space[6]} ${vars.layout.gutter};
    font-size: ${vars.type.title};
  }
  [data-part='how'] li {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${vars.space[6]} ${vars.layout.gutter};
  }
  [data-part='how'] li::before {
    grid-area: 1 / 2 / span 2;
    align-self: start;
  }
  [data-part='how'] li > * {
    grid-column: 1;
  }
  [data-part='good-to-know'] {
    padding-block: ${vars.space[16]};
  }
  ${media.tablet} {
    [data-part='how'] ol {
      column-gap: 0;
    }
    [data-part='how'] li + li {
      border-inline-start: 1px solid ${vars.line};
    }
    [data-part='how'] li {
      padding-block: ${vars.space[8]} ${vars.space[10]};
    }
    [data-part='how'] li::before {
      margin: 0;
    }
  }
`;

/** Home page: the site's default at night for visitors, its own page for members (spec: route.home). */
export default function HomeScreen() {
  const MemberStage = useMemberPart('Home', forMembers);
  const viewer = useViewer();
  usePageTitle();
  if (viewer) return <MemberStage name={viewer.profile.name} />;
  return (
    <Night>
      <VisitorHome />
    </Night>
  );
}
