import { comparisonStyle } from './comparison-style.ts';
import { lookName, type Shot } from './shots.ts';

/** Picture that differs, with paths from the folder of the page. */
export interface ChangedShot extends Shot {
  /** Number of pixels that differ. */
  readonly pixels: number;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
}

/** A story, as the page names it. */
export interface NamedStory {
  readonly id: string;
  /** Title and name, such as 'Screens/Chats/List: Member'. */
  readonly name: string;
}

/** Findings of a comparison. */
export interface ComparisonResult {
  /** Name of the earlier side, such as 'v0.2.0'. */
  readonly base: string;
  /** Name of the later side, such as 'the working tree'. */
  readonly head: string;
  readonly stories: readonly NamedStory[];
  readonly changed: readonly ChangedShot[];
  /** Number of pictures without a difference. */
  readonly equal: number;
  readonly added: readonly NamedStory[];
  readonly removed: readonly NamedStory[];
  /** Pictures that one side lacks, as sentences. */
  readonly missing: readonly string[];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character]!);

const number = (count: number): string => count.toLocaleString('en');

const formatCount = (count: number, noun: string): string =>
  `${number(count)} ${noun}${count === 1 ? '' : 's'}`;

const lookText = ({ brand, scheme, width }: Shot): string => `${brand}, ${scheme}, ${width} px`;

function figure(label: string, path: string, shot: ChangedShot): string {
  const alt = `${label}: ${lookText(shot)}`;
  return `<figure><figcaption>${label}</figcaption><a href="${escapeText(path)}"><img src="${escapeText(path)}" alt="${escapeText(alt)}" loading="lazy"></a></figure>`;
}

function change(shot: ChangedShot): string {
  const { pixels, before, after, difference } = shot;
  const id = `${shot.id}.${lookName(shot)}`;
  return `<section class="change" data-brand="${escapeText(shot.brand)}" aria-labelledby="${escapeText(id)}">
<h3 id="${escapeText(id)}">${escapeText(lookText(shot))} <small>${formatCount(pixels, 'pixel')}</small></h3>
<div class="pictures">${figure('Before', before, shot)}${figure('After', after, shot)}${figure('Difference', difference, shot)}</div>
</section>`;
}

function screen({ id, name }: NamedStory, shots: readonly ChangedShot[]): string {
  return `<section class="story" aria-labelledby="${escapeText(id)}">
<h2 id="${escapeText(id)}" tabindex="-1">${escapeText(name)}</h2>
${shots.map(change).join('\n')}
</section>`;
}

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : `<section><h2>${title}</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></section>`;

const nameLine = ({ id, name }: NamedStory): string => `${escapeText(name)} <code>${escapeText(id)}</code>`;

/** Checkboxes that hide a brand, without a script: the page is opened from a file. */
function filters(brands: readonly string[]): string {
  if (brands.length < 2) return '';
  const boxes = brands.map(
    (brand) =>
      `<label><input type="checkbox" id="brand-${escapeText(brand)}" checked> ${escapeText(brand)}</label>`,
  );
  return `<fieldset><legend>Brands</legend>${boxes.join(' ')}</fieldset>`;
}

const hidingStyle = (brands: readonly string[]): string =>
  brands
    .map((brand) => `body:has(#brand-${brand}:not(:checked)) .change[data-brand="${brand}"]{display:none}`)
    .join('\n');

/** Returns the page that shows a comparison: before, after and difference of each picture, by screen and brand. */
export function comparisonPage(result: ComparisonResult): string {
  const { base, head, stories, changed, equal, added, removed, missing } = result;
  const brands = [...new Set(changed.map(({ brand }) => brand))];
  const screens = stories.flatMap((story) => {
    const shots = changed.filter(({ id }) => id === story.id);
    return shots.length > 0 ? [{ story, shots }] : [];
  });
  const links = screens.map(
    ({ story: { id, name }, shots }) =>
      `<a href="#${escapeText(id)}">${escapeText(name)}</a> <small>${formatCount(shots.length, 'picture')}</small>`,
  );
  const sum = `${formatCount(changed.length, 'picture')} of ${formatCount(screens.length, 'story').replace('storys', 'stories')} differ${changed.length === 1 ? 's' : ''}, ${number(equal)} ${equal === 1 ? 'is' : 'are'} equal.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What changed: ${escapeText(base)} and ${escapeText(head)}</title>
<style>${comparisonStyle}
${hidingStyle(brands)}</style>
</head>
<body>
<a class="skip" href="#changes">Skip to the pictures</a>
<header>
<h1>What changed</h1>
<p>From ${escapeText(base)} to ${escapeText(head)}. ${sum}</p>
${filters(brands)}
</header>
<main>
${links.length > 0 ? `<nav aria-label="Changed stories"><h2>Changed stories</h2><ol>${links.map((link) => `<li>${link}</li>`).join('')}</ol></nav>` : '<p>No picture differs.</p>'}
${list('Added stories', added.map(nameLine))}
${list('Removed stories', removed.map(nameLine))}
${list('Missing pictures', missing.map(escapeText))}
<div id="changes" tabindex="-1">
${screens.map(({ story, shots }) => screen(story, shots)).join('\n')}
</div>
</main>
</body>
</html>
`;
}
