// Enters rendered pictures: the five WebP widths (of a panorama two) and pictures.json; the ledger; the page of each
// subject; the lists of what is awaited and borrowed. A picture that the ledger has keeps its pages, and its files and words are
// renewed.
// Usage: node assets/art/register.mjs [--from DIR] NAME [NAME …]   (DIR defaults to the folder the renderers write to)
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { parse } from 'yaml';
import { exportPhoneFiles } from './phone-pictures.mjs';
import { writeWidth } from './write-width.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const images = path.join(here, '..', 'images');
const line = path.join(here, '..', '..', 'config', 'sample-line');
const ledgerFile = path.join(line, 'pictures.yaml');
const manifestFile = path.join(images, 'pictures.json');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const descriptions = {
  ...readJson(path.join(here, 'alts.json')),
  ...readJson(path.join(here, 'alts-ports.json')),
};

const isPanorama = (name) => descriptions[name].width === 4096;

/** Powers of two, because a texture of any other size does not repeat, and its edge would be seen as a line. */
const panoramaWidths = [2048, 4096];

function widthsOf(name) {
  if (isPanorama(name)) return panoramaWidths;
  return descriptions[name].width >= 2400 ? [480, 800, 1200, 1600, 2400] : [320, 480, 800, 1200, 1600];
}

async function exportWidths(name, source, isOfExperience) {
  const { width, height } = await sharp(source).metadata();
  const widths = widthsOf(name);
  const top = widths.at(-1);
  // Rooms are rendered at three quarters of the largest width (decision 92).
  if (width < top * 0.75) throw new Error(`${name}: a draft, ${width} px wide`);
  const sizes = await Promise.all(
    widths.map((w) => writeWidth(source, w, { file: path.join(images, `${name}-${w}.webp`), isOfExperience })),
  );
  const pixel = await sharp(source).resize(1, 1, { kernel: 'cubic' }).removeAlpha().raw().toBuffer();
  const placeholder = `#${[...pixel.subarray(0, 3)].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  console.log(`${name} ${widths.join(' ')} ${placeholder} ${Math.round(bytes / 1024)} kB`);
  return { width: top, height: Math.round((height * top) / width), widths, placeholder, alt: descriptions[name].alt };
}

/** The lists of the ledger, which stand after the pictures. */
const lists = ['awaited', 'borrowed', 'exceptions'];

const topLevelEntry = (name) => new RegExp(`^${name}:\\n(?:[ ].*\\n)+`, 'm');

/** The ledger with the picture's entry in its alphabetical place, before the lists. */
function withEntry(ledger, name, { alt, shows, sees, light }) {
  const strange = sees.find((thing) => !alt.toLowerCase().includes(thing.toLowerCase()));
  if (strange) throw new Error(`${name}: its words say nothing of ${strange}`);
  const entry =
    `${name}:\n  alt: '${alt.replaceAll("'", "''")}'\n  shows: [${shows.join(', ')}]\n` +
    `  sees: [${sees.join(', ')}]\n  light: ${light}\n`;
  const former = topLevelEntry(name);
  if (former.test(ledger)) return ledger.replace(former, () => entry);
  const next = [...ledger.matchAll(/^([a-z0-9-]+):$/gm)].find(
    ([, other]) => lists.includes(other) || other.localeCompare(name) > 0,
  );
  const at = next?.index ?? ledger.length;
  return ledger.slice(0, at) + entry + ledger.slice(at);
}

/** The ledger without the line of a subject that now has its picture, nor the heading of a kind that awaits none. */
function withoutListed(ledger, subject) {
  const [kind, ...slug] = subject.split('/');
  return ledger
    .replace(new RegExp(`(^ {2}${kind}:\\n(?: {4}- .*\\n)*?) {4}- ${slug.join('/')}\\n`, 'm'), '$1')
    .replace(new RegExp(`^ {2}${kind}:\\n(?! {4})`, 'm'), '')
    .replace(new RegExp(`^(?:${lists.join('|')}):\n(?! )`, 'm'), '');
}

function editFile(file, edit) {
  const before = readFileSync(file, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`${path.relative(line, file)}: no place for the picture`);
  writeFileSync(file, after);
}

/** The list of a page: the picture stands first, instead of the first one where that only stood in for it. */
const listed = (list, name, standsIn) => {
  const others = list.split(', ').filter((one) => one !== name);
  return [name, ...(standsIn ? others.slice(1) : others)].join(', ');
};

function enterOnPage(subject, name, standsIn) {
  const [kind, slug] = subject.split('/');
  if (kind === 'vessel') return;
  if (kind === 'ports') {
    editFile(path.join(line, 'ports.yaml'), (text) =>
      text.replace(new RegExp(`^(- \\{ slug: ${slug}, .*?)(?:, picture: [a-z0-9-]+)?,$`, 'm'), `$1, picture: ${name},`),
    );
    return;
  }
  if (isPanorama(name)) {
    editFile(path.join(line, 'suites.yaml'), (text) =>
      text.replace(new RegExp(`(^  slug: ${slug}\\n[^]*?^  pictures: \\[[^\\]]*\\]\\n)`, 'm'), `$1  panorama: ${name}\n`),
    );
    return;
  }
  if (kind === 'suites') {
    editFile(path.join(line, 'suites.yaml'), (text) =>
      text.replace(new RegExp(`(^  slug: ${slug}\\n[^]*?^  pictures: \\[)([^\\]]*)`, 'm'), `$1$2, ${name}`),
    );
    return;
  }
  if (kind === 'regions') throw new Error(`${subject}: enter ${name} in regions.yaml by hand`);
  editFile(path.join(line, kind, `${slug}.md`), (text) =>
    text.replace(/^pictures: \[([^\]]*)\]$/m, (_, list) => `pictures: [${listed(list, name, standsIn)}]`),
  );
}

async function register(name, from) {
  const description = descriptions[name];
  if (!description) throw new Error(`No description for ${name} in alts.json or alts-ports.json`);
  const before = readFileSync(ledgerFile, 'utf8');
  const { awaited = {}, borrowed = {}, ...ledger } = parse(before);
  if (!ledger[name] && !description.shows) throw new Error(`${name}: its description says nothing of what it shows`);
  const manifest = readJson(manifestFile);
  const shows = ledger[name]?.shows ?? description.shows;
  const isOfExperience = shows.some((subject) => subject.startsWith('experiences/'));
  const exported = await exportWidths(name, path.join(from, `${name}.png`), isOfExperience);
  manifest[name] = { ...manifest[name], ...exported };
  for (const shape of Object.keys(manifest[name].phoneFiles ?? {})) await exportPhoneFiles(name, shape, manifest[name]);
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
  const entry = { ...description, ...ledger[name], alt: description.alt, sees: description.sees ?? ledger[name].sees };
  let after = withEntry(before, name, entry);
  for (const subject of ledger[name] ? [] : description.shows) {
    const [kind, ...slug] = subject.split('/');
    const isListed = [awaited, borrowed].some((list) => list[kind]?.includes(slug.join('/')));
    const standsIn = !isPanorama(name) && isListed;
    enterOnPage(subject, name, standsIn);
    if (standsIn) after = withoutListed(after, subject);
  }
  writeFileSync(ledgerFile, after);
}

const names = process.argv.slice(2);
const at = names.indexOf('--from');
const from = at >= 0 ? names.splice(at, 2)[1] : path.join(os.tmpdir(), 'landfall-art');
const absent = names.filter((name) => !existsSync(path.join(from, `${name}.png`)));
if (names.length === 0 || absent.length > 0) {
  console.error(absent.length > 0 ? `not rendered: ${absent.join(', ')} in ${from}` : 'which pictures?');
  process.exit(1);
}
for (const name of names) await register(name, from);
