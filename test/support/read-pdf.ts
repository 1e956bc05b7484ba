import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  readonly pageCount: number;
  /** What a reader that hears it is given, page after page. */
  readonly text: string;
  /** Structure types in use, such as H1. */
  readonly tags: ReadonlySet<string>;
  readonly alts: readonly string[];
  readonly bookmarks: readonly string[];
  readonly raw: string;
}

interface Entry {
  readonly head: string;
  readonly body: string;
}

const unicode = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('');

/** Reads what pdfkit writes: enough to know what a PDF says, and to whom. Not a reader of other programs' PDFs. */
export function readPdf(pdf: Buffer): ReadPdf {
  const raw = pdf.toString('latin1');
  const objects = new Map(
    [...raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id = '', content = '']) => [id, entryOf(content)] as const,
    ),
  );
  const heads = [...objects.values()].map(({ head }) => head);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return {
    raw,
    pageCount: pages.length,
    text: pages.map(({ head }) => pageText(head, objects)).join('\n'),
    tags: new Set(heads.flatMap((head) => /\/S \/(\w+)/.exec(head)?.[1] ?? [])),
    alts: heads.flatMap((head) => (/\/S \/Figure/.test(head) ? [stringIn(head, 'Alt')] : [])),
    bookmarks: heads.flatMap((head) =>
      /\/Dest /.test(head) && /\/Title /.test(head) ? [stringIn(head, 'Title')] : [],
    ),
  };
}

function entryOf(content: string): Entry {
  const [head = '', ...rest] = content.split('\nstream\n');
  const stream = rest.join('\nstream\n').replace(/\nendstream$/, '');
  if (stream === '' || !head.includes('/FlateDecode')) return { head, body: stream };
  return { head, body: inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') };
}

/** `/Alt (words)`, in one byte a letter or in two after FE FF. */
function stringIn(head: string, key: string): string {
  const raw = new RegExp(`/${key} \\(((?:\\\\[\\s\\S]|[^)\\\\])*)\\)`).exec(head)?.[1] ?? '';
  const text = raw.replace(
    /\\([\s\S])/g,
    (_, character: string) => ({ n: '\n', r: '\r', t: '\t' })[character] ?? character,
  );
  return text.startsWith('\u00fe\u00ff') ? unicode(Buffer.from(text.slice(2), 'latin1').toString('hex')) : text;
}

function pageText(head: string, objects: ReadonlyMap<string, Entry>): string {
  const entry = (pattern: RegExp, text: string) => objects.get(pattern.exec(text)?.[1] ?? '') ?? { head: '', body: '' };
  const resources = head.includes('/Resources <<') ? head : entry(/\/Resources (\d+) 0 R/, head).head;
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const map = entry(/\/ToUnicode (\d+) 0 R/, objects.get(id)?.head ?? '').body;
      return [name, charactersOf(map)] as const;
    }),
  );
  const content = entry(/\/Contents (\d+) 0 R/, head).body;
  let characters: readonly string[] = [];
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)]
    .map(([, font, shown]) => {
      if (font !== undefined) characters = fonts.get(font) ?? [];
      return [...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)]
        .map(([, codes = '']) =>
          (codes.match(/.{4}/g) ?? []).map((code) => characters[parseInt(code, 16)] ?? '\ufffd').join(''),
        )
        .join('');
    })
    .join('');
}

function charactersOf(map: string): readonly string[] {
  const characters: string[] = [];
  for (const [, from = '0', , list = ''] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, codes = ''], index) => {
      characters[parseInt(from, 16) + index] = unicode(codes.replaceAll(' ', ''));
    });
  }
  return characters;
}
