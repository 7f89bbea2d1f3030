import { createClient } from '@meetcute/client';
import type { Profile, Settings } from '@meetcute/contract';
import { imageSrcSet, imageUrl } from '@meetcute/core';
import { createI18n } from '@meetcute/i18n';
import {
  CardBadges,
  NameLink,
  ProfileCard,
  skinProfileCard,
  type ProfileCardContentProps,
} from '@meetcute/kit';
import { createMeetcute, MeetcuteProvider, useSettings } from '@meetcute/react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const CARDS = 200;

const settings = { cdn_prefix: '/photos' } as Settings;
const client = createClient({ baseUrl: 'http://baseline.localhost' });
const i18n = createI18n({
  locale: 'en',
  messages: { common: { speaks: 'Speaks {{language}}', speaksShort: 'In {{language}}' } },
});
const meetcute = createMeetcute({ client, settings, i18n });

/** Class names of the styled card, so that the plain one uses the same rules. */
const names = { card: '', photo: '' };

const PlainFrame = (props: ComponentProps<'article'>) => <article {...props} className={names.card} />;

/** The kit's photo without its frame. */
function PlainPhoto({ image, sizes }: { image: Profile['main_image']; sizes: string }) {
  const siteSettings = useSettings();
  const [failedId, setFailed] = useState<string | null>(null);
  if (image === null || failedId === image.id) return null;
  return (
    <span className={names.photo} data-part="photo" data-shape="card">
      <img
        src={imageUrl(image, siteSettings)}
        srcSet={imageSrcSet(image, siteSettings) ?? undefined}
        sizes={`auto, ${sizes}`}
        alt=""
        loading="lazy"
        fetchPriority="auto"
        decoding="async"
        onError={() => setFailed(image.id)}
      />
    </span>
  );
}

function PlainContent({ profile, href, actions, mark, sizes }: ProfileCardContentProps) {
  return (
    <>
      <div data-part="picture">
        <PlainPhoto image={profile.main_image} sizes={sizes} />
        {actions !== undefined && <div data-part="actions">{actions}</div>}
      </div>
      <CardBadges profile={profile} mark={mark} />
      <div data-part="row">
        <NameLink profile={profile} href={href} />
        {profile.online && <span data-part="online" aria-hidden />}
      </div>
      <p data-part="place">{profile.city}</p>
    </>
  );
}

const cards = { styled: ProfileCard, plain: skinProfileCard({ Frame: PlainFrame, Content: PlainContent }) };

const photo = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const profileOf = (index: number, online: boolean): Profile => ({
  id: String(index),
  name: `Robin ${index}`,
  age: 20 + (index % 40),
  gender: 'x',
  date_of_birth: null,
  country: 'NL',
  countryregion: null,
  city: 'Utrecht',
  language: index % 4 === 0 ? 'nl' : 'en',
  main_image: { id: `p${index}`, thumb_filename: photo },
  images: [],
  personal: null,
  fictional: index % 10 === 0,
  online,
  last_active: null,
});

const Around = ({ children }: { children: ReactNode }) => (
  <MeetcuteProvider value={meetcute}>{children}</MeetcuteProvider>
);

/** Returns the milliseconds of a change and its layout. */
function timeChange(change: () => void): number {
  const began = performance.now();
  flushSync(change);
  void document.body.offsetHeight;
  return performance.now() - began;
}

/** Entry point for the measurement: mounts cards, changes each of them and removes them. */
function measure(name: keyof typeof cards): { mount: number; again: number } {
  const Card = cards[name];
  const list = (online: boolean) => (
    <Around>
      {Array.from({ length: CARDS }, (_, index) => (
        <Card key={index} profile={profileOf(index, online)} href={`/members/${index}`} />
      ))}
    </Around>
  );
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  const mount = timeChange(() => root.render(list(false)));
  names.card ||= place.querySelector('article')?.className ?? '';
  names.photo ||= place.querySelector('[data-part="photo"]')?.className ?? '';
  const again = timeChange(() => root.render(list(true)));
  flushSync(() => root.unmount());
  place.remove();
  return { mount, again };
}

Object.assign(globalThis, { bench: { measure } });
// The plain card uses the class names of the styled one, so that one mounts first.
measure('styled');
