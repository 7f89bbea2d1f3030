import type { DemoSiteName } from '@meetcute/mocks';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen, screenAt, type ScreenOptions } from '@meetcute/storybook/screen';
import type { WorldParameter } from '@meetcute/storybook/stage';
import { CAMPAIGN_ID, onShow } from '../campaign.ts';
import { expectDisclosures } from '../disclosures.ts';
import { visitor } from '../sign-up.ts';
import { withWorld } from '../world.ts';

/** Pages that state age, fictional profiles and the price of messages, where messages are free and where they cost. */
const meta = { title: 'Screens/Sign-up/Before joining', tags: ['legal'] } satisfies Meta;
export default meta;

const FREE = 'classic';
const PRICED = 'nocturne';

/** Options of a visitor's page that states age, fictional profiles and price. */
const createVisitorOptions = (site: DemoSiteName, world: WorldParameter = {}): ScreenOptions => ({
  viewer: 'visitor',
  world: { ...world, site },
  play: ({ canvas }) => expectDisclosures(canvas.getByRole('main')),
});

const wizard = (site: DemoSiteName): StoryObj =>
  screen('signup', { ...createVisitorOptions(site), spec: ['settings.field.fictional'] });

/** States age, fictional profiles and free messages. */
export const Wizard: StoryObj = { name: 'Step 0', ...wizard(FREE) };

/** States age, fictional profiles and the price of a message. */
export const WizardPriced: StoryObj = { name: 'Step 0 with a price', ...wizard(PRICED) };

const campaign = (site: DemoSiteName) => ({
  params: { memberId: CAMPAIGN_ID },
  ...createVisitorOptions(site, withWorld(onShow(true))),
});

/** States age, fictional profiles and free messages. */
export const Campaign: StoryObj = screen('members-memberId-signup', campaign(FREE));

/** States age, fictional profiles and the price of a message. */
export const CampaignPriced: StoryObj = {
  name: 'Campaign with a price',
  ...screen('members-memberId-signup', campaign(PRICED)),
};

/** States age, fictional profiles and free messages. */
export const Home: StoryObj = screen('index', createVisitorOptions(FREE));

/** States age, fictional profiles and the price of a message. */
export const HomePriced: StoryObj = {
  name: 'Home with a price',
  ...screen('index', createVisitorOptions(PRICED)),
};

const closedWorld = withWorld(({ settings }) => {
  settings.logged_out_search = 'none';
  settings.logged_out_search_trafficsource = 'none';
});

/** States age, fictional profiles and free messages in the offer to join. */
export const MatchFinder: StoryObj = {
  name: 'Match finder',
  ...screen('match-finder', createVisitorOptions(FREE, closedWorld)),
};

/** States age, fictional profiles and the price of a message in the offer to join. */
export const MatchFinderPriced: StoryObj = {
  name: 'Match finder with a price',
  ...screen('match-finder', createVisitorOptions(PRICED, closedWorld)),
};

/** States age, fictional profiles and free messages. */
export const Lander: StoryObj = {
  name: 'Landing page',
  ...screen('landers-socialnetwork', createVisitorOptions(FREE)),
};

/** States age, fictional profiles and the price of a message. */
export const LanderPriced: StoryObj = {
  name: 'Landing page with a price',
  ...screen('landers-socialnetwork', createVisitorOptions(PRICED)),
};

/** States age, fictional profiles and free messages. */
export const MemberLander: StoryObj = {
  name: 'Landing page of a member',
  ...screen('members-memberId-landing', campaign(FREE)),
};

/** States age, fictional profiles and the price of a message. */
export const MemberLanderPriced: StoryObj = {
  name: 'Landing page of a member with a price',
  ...screen('members-memberId-landing', campaign(PRICED)),
};

/** States age, fictional profiles and free messages beside the form of an error page. */
export const ErrorPage: StoryObj = {
  name: 'Error page',
  ...screenAt('/nowhere', createVisitorOptions(FREE)),
};

/** States age, fictional profiles and the price of a message beside the form of an error page. */
export const ErrorPagePriced: StoryObj = {
  name: 'Error page with a price',
  ...screenAt('/nowhere', createVisitorOptions(PRICED)),
};

/** Says nothing about fictional profiles on a site that has no term for them, because it has none. */
export const WithoutFictional: StoryObj = {
  name: 'Site without fictional profiles',
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
