// Draws the films and still pictures of home and landing pages from the demo portraits, into templates/<brand>/src/media.
// Films need `ffmpeg` with libvpx-vp9. Usage: npm exec pnpm -- --filter @meetcute/host generate:films [name ...]
import { createFictional, demoSites } from '@meetcute/demo';
import { portraitSvg } from '@meetcute/demo/portraits/svg';
import { parsePortraitName, personSeed, type Light } from '@meetcute/demo/portraits';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const WIDTH = 960;
const HEIGHT = 600;
const FRAMES_PER_SECOND = 24;

/** Draws one frame as raw RGB; `progress` runs from 0 to 1. */
type Film = { name: string; seconds: number; kilobits: number; draw: (progress: number) => Promise<Buffer> };

const people = [
  personSeed('f', 29, 'film1'),
  personSeed('m', 34, 'film2'),
  personSeed('f', 41, 'film3'),
  personSeed('m', 27, 'film4'),
  personSeed('f', 52, 'film5'),
  personSeed('m', 46, 'film6'),
];

const portrait = (seed: string, index: number, light: Light, width: number) =>
  sharp(Buffer.from(portraitSvg({ personSeed: seed, index, light })))
    .resize({ width })
    .png()
    .toBuffer();

const smooth = (part: number) => part * part * (3 - 2 * part);

const more = [personSeed('f', 24, 'still1'), personSeed('m', 58, 'still2')];

/** A transparent picture, on which portraits are placed. */
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0000' } });

/** Rounds the corners of a portrait and gives it a border, in pixels. */
async function framePortrait(picture: Buffer, radius: number, border: number): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const cornerMask = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
  const cut = sharp(picture).composite([{ input: Buffer.from(cornerMask), blend: 'dest-in' }]);
  if (border === 0) return cut.png().toBuffer();
  const size = { width: width + 2 * border, height: height + 2 * border };
  const paper = `<svg width="${size.width}" height="${size.height}"><rect width="100%" height="100%" rx="${radius}" fill="#fff"/></svg>`;
  return sharp(Buffer.from(paper))
    .composite([{ input: await cut.png().toBuffer() }])
    .png()
    .toBuffer();
}

/** Portraits of the mosaic: each has another scene behind it. */
const mosaicIndices = [0, 2, 2, 0, 4, 0, 1, 2];

/** Eight portraits in two rows; four of them fill a phone. */
async function mosaic(light: Light): Promise<Buffer> {
  const width = 228;
  const gap = 12;
  const tiles = await Promise.all(
    [...people, ...more].map(async (seed, index) =>
      framePortrait(await portrait(seed, mosaicIndices[index]!, light, width), 14, 0),
    ),
  );
  const height = (width * 4) / 3;
  return canvas(4 * (width + gap), 2 * (height + gap))
    .composite(
      tiles.map((input, index) => ({
        input,
        left: Math.round((index % 4) * (width + gap) + gap / 2),
        top: Math.round(Math.floor(index / 4) * (height + gap) + gap / 2),
      })),
    )
    .webp({ quality: 62 })
    .toBuffer();
}

/** Five portraits with borders that lie over each other; three of them fill a phone. */
async function collage(light: Light): Promise<Buffer> {
  const width = 1200;
  const height = 540;
  const turns = [-7, 3, -3, 6, -5];
  const heights = [18, -14, 10, -8, 16];
  const shownSeeds = [people[4]!, people[3]!, more[0]!, people[5]!, people[0]!];
  const photos = await Promise.all(
    shownSeeds.map(async (seed, index) => {
      const photo = await framePortrait(await portrait(seed, index % 3, light, 268), 6, 10);
      const input = await sharp(photo).rotate(turns[index]!, { background: '#0000' }).png().toBuffer();
      const size = await sharp(input).metadata();
      return {
        input,
        left: Math.round(width / 2 + (index - 2) * 222 - size.width / 2),
        top: Math.round((height - size.height) / 2 + heights[index]!),
      };
    }),
  );
  // The one in the middle lies on top.
  const order = [0, 4, 1, 3, 2];
  return canvas(width, height)
    .composite(order.map((index) => photos[index]!))
    .webp({ quality: 62 })
    .toBuffer();
}

/** Fictional profiles of the demo sites on the home page, each with the number of a portrait. */
const homePeople: Readonly<Record<Light, Readonly<Record<string, number>>>> = {
  classic: { Mira: 2, Fenna: 0, Luc: 1 },
  nocturne: { Kai: 1, Fenna: 1, Luc: 2 },
};

/** Writes the portraits of the home page in two widths, such as `mira-360.webp`. */
async function writeHomePeople(light: Light, folder: string): Promise<void> {
  const site = demoSites.find(({ id }) => id === light)!;
  const fictional = createFictional({ seed: 'meetcute', site, now: new Date() });
  for (const [name, index] of Object.entries(homePeople[light])) {
    const { images } = fictional.find((person) => person.name === name)!;
    const { personSeed: seed } = parsePortraitName(images[0]!.thumb_filename)!;
    for (const width of [360, 720])
      await sharp(await portrait(seed, index, light, width))
        .webp({ quality: 62, effort: 6 })
        .toFile(`${folder}/${name.toLowerCase()}-${width}.webp`);
  }
}

/** Portraits side by side that move past once, so that the last frame meets the first. */
async function evening(light: Light): Promise<Film> {
  const panel = Math.round((HEIGHT * 3) / 4);
  const pictures = await Promise.all(people.map((seed, index) => portrait(seed, index % 3, light, panel)));
  const total = panel * people.length;
  const loopPictures = [...pictures, ...pictures.slice(0, 3)];
  const strip = await sharp({
    create: { width: panel * loopPictures.length, height: HEIGHT, channels: 3, background: '#000' },
  })
    .composite(loopPictures.map((input, index) => ({ input, left: index * panel, top: 0 })))
    .png()
    .toBuffer();
  return {
    name: 'evening',
    seconds: 24,
    kilobits: 58,
    draw: (progress) =>
      sharp(strip)
        .extract({ left: Math.round(progress * total), top: 0, width: WIDTH, height: HEIGHT })
        .removeAlpha()
        .raw()
        .toBuffer(),
  };
}

/** Three people after another, each moving slowly closer. */
async function transitions(light: Light): Promise<Film> {
  const shownSeeds = people.slice(1, 4);
  const large = await Promise.all(shownSeeds.map((seed, index) => portrait(seed, index, light, 1400)));
  const crop = (index: number, progress: number) => {
    const width = Math.round(1400 - 260 * progress);
    const height = Math.round((width * HEIGHT) / WIDTH);
    const leftEdge = Math.round((1400 - width) / 2);
    // High enough that words over the lower third hide no smile.
    const top = Math.round(480 + 60 * progress);
    return sharp(large[index % shownSeeds.length])
      .extract({ left: leftEdge, top, width, height })
      .resize(WIDTH, HEIGHT)
      .removeAlpha()
      .raw()
      .toBuffer();
  };
  return {
    name: 'transitions',
    seconds: 12,
    kilobits: 170,
    draw: async (progress) => {
      const part = progress * shownSeeds.length;
      const index = Math.floor(part);
      const phase = part - index;
      const fade = smooth(Math.max(0, (phase - 0.8) / 0.2));
      // Each person is on screen before and after its own third, so its movement lasts longer than that.
      const frame = await crop(index, (phase + 0.2) / 1.2);
      if (fade === 0) return frame;
      const next = await crop(index + 1, ((phase - 0.8) / 0.2) * 0.1667);
      return Buffer.from(frame.map((value, byte) => Math.round(value * (1 - fade) + next[byte]! * fade)));
    },
  };
}

async function write(film: Film, folder: string): Promise<void> {
  const frames = film.seconds * FRAMES_PER_SECOND;
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${WIDTH}x${HEIGHT}`,
    '-r',
    `${FRAMES_PER_SECOND}`,
  ];
  const output = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    `${film.kilobits}k`,
    '-row-mt',
    '1',
    '-cpu-used',
    '2',
    '-g',
    '240',
  ];
  const target = `${folder}/${film.name}.webm`;
  const coder = spawn(
    'ffmpeg',
    ['-y', ...input, '-i', '-', ...output, '-pix_fmt', 'yuv420p', '-an', target],
    {
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  const exit = once(coder, 'exit');
  for (let frame = 0; frame < frames; frame += 1) {
    const raw = await film.draw(frame / frames);
    if (frame === 0)
      await sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
        .webp({ quality: 62 })
        .toFile(`${folder}/${film.name}.webp`);
    if (!coder.stdin.write(raw)) await once(coder.stdin, 'drain');
  }
  coder.stdin.end();
  await exit;
}

const names = process.argv.slice(2);
const isWanted = (name: string) => names.length === 0 || names.includes(name);

for (const light of ['classic', 'nocturne'] as const) {
  const folder = fileURLToPath(new URL(`../../templates/${light}/src/media`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const film of [evening, transitions]) if (isWanted(film.name)) await write(await film(light), folder);
  for (const still of [mosaic, collage])
    if (isWanted(still.name)) writeFileSync(`${folder}/${still.name}.webp`, await still(light));
  if (isWanted('people')) await writeHomePeople(light, folder);
}
