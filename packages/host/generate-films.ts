// Draws the films and still pictures of the landing pages from the demo portraits, into templates/<brand>/src/media.
// Needs `ffmpeg` with libvpx-vp9. Usage: npm exec pnpm -- --filter @meetcute/host generate:films
import { portraitSvg } from '@meetcute/demo/portraits/svg';
import { personSeed, type Light } from '@meetcute/demo/portraits';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const WIDTH = 960;
const HEIGHT = 600;
const FRAMES_PER_SECOND = 24;

/** Draws one frame as raw RGB; `at` runs from 0 to 1. */
type Film = { name: string; seconds: number; kilobits: number; draw: (at: number) => Promise<Buffer> };

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

/** Portraits side by side that move past once, so that the last frame meets the first. */
async function evening(light: Light): Promise<Film> {
  const panel = Math.round((HEIGHT * 3) / 4);
  const pictures = await Promise.all(people.map((seed, index) => portrait(seed, index % 3, light, panel)));
  const total = panel * people.length;
  const repeated = [...pictures, ...pictures.slice(0, 3)];
  const strip = await sharp({
    create: { width: panel * repeated.length, height: HEIGHT, channels: 3, background: '#000' },
  })
    .composite(repeated.map((input, index) => ({ input, left: index * panel, top: 0 })))
    .png()
    .toBuffer();
  return {
    name: 'evening',
    seconds: 24,
    kilobits: 58,
    draw: (at) =>
      sharp(strip)
        .extract({ left: Math.round(at * total), top: 0, width: WIDTH, height: HEIGHT })
        .removeAlpha()
        .raw()
        .toBuffer(),
  };
}

/** Three people after another, each moving slowly closer. */
async function transitions(light: Light): Promise<Film> {
  const shown = people.slice(1, 4);
  const large = await Promise.all(shown.map((seed, index) => portrait(seed, index, light, 1400)));
  const crop = (index: number, progress: number) => {
    const width = Math.round(1400 - 260 * progress);
    const height = Math.round((width * HEIGHT) / WIDTH);
    const left = Math.round((1400 - width) / 2);
    const top = Math.round(330 + 120 * progress);
    return sharp(large[index % shown.length])
      .extract({ left, top, width, height })
      .resize(WIDTH, HEIGHT)
      .removeAlpha()
      .raw()
      .toBuffer();
  };
  return {
    name: 'transitions',
    seconds: 12,
    kilobits: 170,
    draw: async (at) => {
      const part = at * shown.length;
      const index = Math.floor(part);
      const within = part - index;
      const fade = smooth(Math.max(0, (within - 0.8) / 0.2));
      // Each person is on screen before and after its own third, so its movement lasts longer than that.
      const frame = await crop(index, (within + 0.2) / 1.2);
      if (fade === 0) return frame;
      const next = await crop(index + 1, ((within - 0.8) / 0.2) * 0.1667);
      return Buffer.from(frame.map((value, at2) => Math.round(value * (1 - fade) + next[at2]! * fade)));
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
  const ended = once(coder, 'exit');
  for (let frame = 0; frame < frames; frame += 1) {
    const raw = await film.draw(frame / frames);
    if (frame === 0)
      await sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
        .webp({ quality: 62 })
        .toFile(`${folder}/${film.name}.webp`);
    if (!coder.stdin.write(raw)) await once(coder.stdin, 'drain');
  }
  coder.stdin.end();
  await ended;
}

for (const light of ['classic', 'nocturne'] as const) {
  const folder = fileURLToPath(new URL(`../../templates/${light}/src/media`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  await write(await evening(light), folder);
  await write(await transitions(light), folder);
}
