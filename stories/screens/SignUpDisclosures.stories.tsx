import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen, screenAt, type ScreenOptions } from '../../.storybook/screen.ts';
import { CAMPAIGN_ID, onShow } from '../campaign.ts';
import { expectDisclosures } from '../disclosures.ts';
import { inNocturne, visitor } from '../sign-up.ts';
import { withWorld } from '../world.ts';

const meta = { title: 'Screens/Sign-up/Before joining' } satisfies Meta;
export default meta;

/** Options of a visitor's page that states age, fictional profiles and price. */
const stated = (options: ScreenOptions = {}): ScreenOptions => ({
  globals: { viewer: 'visitor' },
  ...options,
  play: ({ canvas }) => expectDisclosures(canvas.getByRole('main')),
});

const campaign = { params: { memberId: CAMPAIGN_ID }, ...stated({ world: withWorld(onShow(true)) }) };

const closed = withWorld(({ settings }) => {
  settings.logged_out_search = 'none';
  settings.logged_out_search_trafficsource = 'none';
});

export const Wizard: StoryObj = {
  name: 'Step 0 states age, fictional profiles and price',
  ...screen('signup', stated({ spec: ['settings.field.fictional'] })),
};
export const WizardInNocturne: StoryObj = inNocturne(Wizard);

export const Campaign: StoryObj = {
  name: 'Step 0 of a campaign states them',
  ...screen('members-memberId-signup', campaign),
};
export const CampaignInNocturne: StoryObj = inNocturne(Campaign);

export const Home: StoryObj = { name: 'Home states them', ...screen('index', stated()) };
export const HomeInNocturne: StoryObj = inNocturne(Home);

export const MatchFinder: StoryObj = {
  name: 'The offer of the match finder states them',
  ...screen('match-finder', stated({ world: closed })),
};
export const MatchFinderInNocturne: StoryObj = inNocturne(MatchFinder);

export const Lander: StoryObj = {
  name: 'A landing page states them',
  ...screen('landers-socialnetwork', stated()),
};
export const LanderInNocturne: StoryObj = inNocturne(Lander);

export const MemberLander: StoryObj = {
  name: 'The landing page of a member states them',
  ...screen('members-memberId-landing', campaign),
};
export const MemberLanderInNocturne: StoryObj = inNocturne(MemberLander);

export const ErrorPage: StoryObj = {
  name: 'The form on an error page states them',
  ...screenAt('/nowhere', stated()),
};
export const ErrorPageInNocturne: StoryObj = inNocturne(ErrorPage);

/** A site without fictional profiles has no term for them, so nothing is said. */
export const WithoutFictional: StoryObj = {
  name: 'A site without fictional profiles does not mention them',
  ...visitor({
    spec: ['settings.field.fictional'],
    world: { change: ({ settings }) => void (settings.fictional_plural = '') },
    play: async ({ canvas }) => {
      const list = await canvas.findByRole('list', { name: t('common:goodToKnow') });
      await expect(list).toHaveTextContent(t('common:adultsOnly', { minAge: 18 }));
      await expect(list.querySelector('[data-fact="fictional"]')).toBeNull();
    },
  }),
};
export const WithoutFictionalInNocturne: StoryObj = inNocturne(WithoutFictional);
