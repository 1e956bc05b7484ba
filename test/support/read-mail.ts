/** A mail as its reader's program shows it. */
export interface ReadMail {
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

/** Takes a mail apart: headers unfolded and decoded, each part decoded, line ends as in source. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
  const partOf = (type: string) => parts.find((part) => part.headers.get('content-type')?.startsWith(type));
  const decode = (part: ReturnType<typeof partOf>) =>
    part ? decodeBody(part.body, part.headers.get('content-transfer-encoding') ?? '7bit') : '';
  return { headers, text: decode(partOf('text/plain')), html: decode(partOf('text/html')) };
}

function split(text: string): { readonly headers: ReadonlyMap<string, string>; readonly body: string } {
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map(
    (line) =>
      [line.slice(0, line.indexOf(':')).toLowerCase(), decodeWords(line.slice(line.indexOf(':') + 1).trim())] as const,
  );
  return { headers: new Map(headers), body: text.slice(end + 4) };
}

function decodeBody(body: string, encoding: string): string {
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? unquote(body.replaceAll(/=\r\n/g, ''))
        : body;
  return text.replaceAll('\r\n', '\n');
}

const unquote = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

/** RFC 2047: =?UTF-8?Q?…?= and =?UTF-8?B?…?=. */
const decodeWords = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : unquote(word.replaceAll('_', ' ')),
    );
