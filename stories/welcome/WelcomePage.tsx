import type { News } from './read-news.ts';
import { welcomeCss } from './welcome-css.ts';

// In the repository, or their copies in the published package.
const pictures = import.meta.glob<string>(
  ['../../docs/images/{classic,nocturne}-{desktop,phone}.webp', '../from-repository/*.webp'],
  { eager: true, import: 'default' },
);

/** Returns the address of a picture of a brand. */
const pictureOf = (name: string) =>
  Object.entries(pictures).find(([path]) => path.endsWith(`/${name}.webp`))?.[1];

const ways = [
  ['screens-site-map--routes', 'Site map', 'Every page, in each brand.'],
  ['flows-storyboards--join', 'Flows', 'What members do, from screen to screen.'],
  ['parts-button--docs', 'Parts', 'Buttons, cards and forms, with their states and tokens.'],
] as const;

const tools = [
  ['Template', 'shows the story in another brand.'],
  ['Language', 'shows it in one of seven languages, or with longer texts that show what does not fit.'],
  [
    'Viewer',
    'shows what a visitor, a new member, an unpaid or a paid member sees. At first, each screen is shown to its usual viewer.',
  ],
  ['Colour scheme', 'shows light, dark, or what the brand opens in.'],
  ['Network', 'slows the calls down, fails them or cuts the connection.'],
  ['Matrix', 'draws the story several times, in rows and columns.'],
] as const;

/** Returns the address of a story, outside the frame of the canvas. */
const storyHref = (id: string) => `./?path=/story/${id}`;

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

export interface WelcomePageProps {
  /** Newest version; null without a changelog. */
  news: News | null;
  /** Changes since that version. */
  upcoming: readonly string[];
}

/** First page: what this is, three ways in, the toolbar, and what changed. Loads nothing of the sites. */
export function WelcomePage({ news, upcoming }: WelcomePageProps) {
  return (
    <main data-welcome="">
      <style>{welcomeCss}</style>
      <h1>Welcome</h1>
      <p>
        Every screen of the dating sites in every state, with mocked calls and drawn portraits. Nothing here
        reaches a server, so press everything.
      </p>
      <div data-part="picture">
        <figure>
          <img src={pictureOf('classic-desktop')} alt="" width="1440" height="900" />
          <img src={pictureOf('classic-phone')} alt="" width="390" height="844" />
          <figcaption>Linden Lane, in the Classic brand</figcaption>
        </figure>
        <figure>
          <img src={pictureOf('nocturne-desktop')} alt="" width="1440" height="900" />
          <img src={pictureOf('nocturne-phone')} alt="" width="390" height="844" />
          <figcaption>Velvet Hour, in the Nocturne brand</figcaption>
        </figure>
      </div>
      <h2>Three ways in</h2>
      <ul data-part="ways">
        {ways.map(([id, title, text]) => (
          <li key={id}>
            <a href={storyHref(id)} target="_top">
              {title}
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <h2>The toolbar</h2>
      <dl>
        {tools.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        The address of the page keeps what you choose: copy it to show somebody the same. Where a control is
        greyed, a line below the toolbar says why. The panel <strong>Rules</strong> (key A) lists what a story
        proves of the{' '}
        <a href={storyHref('specification-rules--all')} target="_top">
          specification
        </a>
        .
      </p>
      {upcoming.length > 0 && (
        <>
          <h2>Changed since {news ? `version ${news.version}` : 'the last version'}</h2>
          <ul>
            {upcoming.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
      {news && (
        <>
          <h2>New in version {news.version}</h2>
          <div data-part="news">
            {news.parts.map(({ title, items }) => (
              <List key={title} title={title} items={items} />
            ))}
          </div>
        </>
      )}
    </main>
  );
}
