import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import type { BuildManifest, BuiltPicture, BuiltVideoSource, PhoneShape } from '../src/web/rendering/built-assets';

export const dist = 'dist';
export const publicFolder = join(dist, 'public');

const hashOf = (content: Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 10).replace(/[-_]/g, 'x');

const publicUrl = (file: string) => `/assets/${relative(publicFolder, file).replaceAll('\\', '/')}`;

interface PictureEntry {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly placeholder: string;
  readonly alt: string;
  /** A CSS `object-position`: the part of the picture that a narrow screen must not cut off. */
  readonly focus?: string;
  /** Widths of the files that `assets/art/phone-pictures.mjs` made. */
  readonly phoneFiles?: Readonly<Partial<Record<PhoneShape, readonly number[]>>>;
}

/**
 * Returns the pictures and the rules of their classes: a colour of sixteen steps for each channel is enough for a
 * moment.
 */
export function copyPictures(): { pictures: Record<string, BuiltPicture>; placeholders: string } {
  const entries = JSON.parse(readFileSync('assets/images/pictures.json', 'utf8')) as Record<string, PictureEntry>;
  mkdirSync(join(publicFolder, 'images'), { recursive: true });
  const pictures: Record<string, BuiltPicture> = {};
  const rules = new Map<string, string>();
  for (const [name, { width, height, widths, placeholder, alt, focus, phoneFiles }] of Object.entries(entries)) {
    const files = copyWidths(widths, (each) => `assets/images/${name}-${each}.webp`);
    const ofShape = (shape: PhoneShape) =>
      copyWidths(phoneFiles?.[shape] ?? [], (each) => `assets/images/${name}-${shape}-${each}.avif`);
    const tone = toneOf(placeholder);
    const classes = [`tone-${tone}`];
    rules.set(`tone-${tone}`, `background-color:#${tone}`);
    if (focus !== undefined) {
      const className = `focus-${focus.replace(/\D+/g, '-').replace(/-$/, '')}`;
      classes.push(className);
      rules.set(className, `object-position:${focus}`);
    }
    pictures[name] = {
      width,
      height,
      alt,
      placeholderClass: classes.join(' '),
      files,
      ...(phoneFiles ? { phoneFiles: { tall: ofShape('tall'), whole: ofShape('whole') } } : {}),
    };
  }
  const placeholders = [...rules].map(([name, rule]) => `.${name}{${rule}}`);
  return { pictures, placeholders: placeholders.join('\n') };
}

/**
 * One short digest for all widths, because a page names five of them for each picture, and digests do not compress. It
 * tells the versions of one picture apart: of a thousand million, two have the same.
 */
function copyWidths(widths: readonly number[], fileOf: (width: number) => string): BuiltPicture['files'] {
  const digest = hashOf(Buffer.concat(widths.map((width) => readFileSync(fileOf(width))))).slice(0, 5);
  return widths.map((width) => ({ width, url: copyHashed(fileOf(width), 'images', digest) }));
}

/** `#6ca4a7` is `7aa`. */
const toneOf = (colour: string) =>
  [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) / 17).toString(16)).join('');

function copyHashed(file: string, folder: string, digest = hashOf(readFileSync(file))): string {
  const name = basename(file).replace(/\.(\w+)$/, `.${digest}.$1`);
  const target = join(publicFolder, folder, name);
  // A file that is there is not replaced, because a server that starts meanwhile would miss it. Half a file of a build
  // that was ended has another size.
  if (statSync(target, { throwIfNoEntry: false })?.size !== statSync(file).size) cpSync(file, target);
  return publicUrl(target);
}

/** Writes a file that browsers may cache for ever, and returns its address. */
export function writeHashed(content: string, { folder, name }: { readonly folder: string; readonly name: string }) {
  const target = join(publicFolder, folder, name.replace(/\.(\w+)$/, `.${hashOf(Buffer.from(content))}.$1`));
  writeFileSync(target, content);
  return publicUrl(target);
}

/** Encodings are in the order of their size, because a browser takes the first that it can play. */
const encodings = [
  { ending: '.av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08"' },
  { ending: '.vp9.webm', type: 'video/webm; codecs="vp9"' },
  { ending: '.h264.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
];

/** A film fills the height of such a window and loses more than half of its width. */
const phone = '(max-width: 480px) and (max-aspect-ratio: 3/5)';
const ofPhone = /\.phone$/;

/**
 * Videos of slides by name, each in its encodings, then the part for phones (assets/art/crop-films.mjs) in those too. The
 * second line's are absent where it is not installed. A browser that knows no `media` on the source of a video takes the
 * first, which therefore is the whole film.
 */
export function copyVideos(): Record<string, BuiltVideoSource[]> {
  mkdirSync(join(publicFolder, 'video'), { recursive: true });
  const files = ['assets/video', 'config/hard-cases/video']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const films = encodings.flatMap(({ ending, type }) =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ name: basename(file, ending), type, src: copyHashed(file, 'video') })),
  );
  const parts = films.filter(({ name }) => ofPhone.test(name));
  const withPart = new Set(parts.map(({ name }) => name.replace(ofPhone, '')));
  const videos: Record<string, BuiltVideoSource[]> = {};
  for (const { name, ...film } of films.filter(({ name: each }) => !ofPhone.test(each)))
    (videos[name] ??= []).push(withPart.has(name) ? { ...film, media: `not all and ${phone}` } : film);
  for (const { name, ...film } of parts) videos[name.replace(ofPhone, '')]?.push(film);
  return videos;
}

/** Every page has text in both families that consists of these characters. */
const preloadedFont = /-latin-wght-normal\.woff2\?basic$/;

/**
 * Identifies the running build in health, metrics and logs: `BUILD_ID`, such as a commit, or a digest of the build
 * itself.
 */
const buildIdOf = (server: Metafile | undefined, browser: Metafile) =>
  process.env['BUILD_ID'] ||
  hashOf(
    Buffer.concat(
      [server, browser]
        .flatMap((metafile) => Object.keys(metafile?.outputs ?? {}))
        .filter((file) => /\.(js|css)$/.test(file))
        .toSorted()
        .map((file) => readFileSync(file)),
    ),
  );

export function writeManifest(
  metafile: Metafile,
  media: Pick<BuildManifest, 'pictures' | 'videos'>,
  server?: Metafile,
): void {
  const outputs = Object.entries(metafile.outputs);
  const outputOf = (entry: string) => {
    const output = outputs.find(([file, output]) => output.entryPoint === entry && !file.endsWith('.map'));
    if (!output) throw new Error(`The build made nothing of ${entry}`);
    return publicUrl(output[0]);
  };
  const entriesOf = (ending: string) =>
    outputs.flatMap(([, { entryPoint }]) => (entryPoint?.endsWith(ending) ? [entryPoint] : []));
  const manifest: BuildManifest = {
    build: buildIdOf(server, metafile),
    style: outputOf('assets/styles/main.scss'),
    sheets: Object.fromEntries(
      entriesOf('.sheet.scss').map((entry) => [basename(entry, '.sheet.scss'), outputOf(entry)]),
    ),
    script: outputOf('views/widgets/site.ts'),
    fonts: outputs.flatMap(([file, { inputs }]) =>
      // The suffix is a part of the address in the style sheet, which a preload must repeat exactly.
      Object.keys(inputs).some((input) => preloadedFont.test(input)) ? [`${publicUrl(file)}?basic`] : [],
    ),
    widgets: Object.fromEntries(
      entriesOf('.widget.tsx').map((entry) => [entry.replace(/^views\/(.*)\.widget\.tsx$/, '$1'), outputOf(entry)]),
    ),
    ...media,
  };
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest, null, 2));
}

export function precompress(folder: string): void {
  for (const name of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, name.name);
    if (name.isDirectory()) precompress(file);
    else if (/\.(js|css|svg|json)$/.test(file)) {
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  }
}
