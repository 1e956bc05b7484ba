import { attachmentName, isPlainPdf, maxAttachmentBytes, typeOf } from './attachment';
import { CheckAttachments } from './check-attachments';

const pdf = (body: string) => Buffer.from(`%PDF-1.7\n${body}\ntrailer<</Root 1 0 R>>\n%%EOF\n`, 'latin1');
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

describe('a file of a message', () => {
  it('C13 is what its content shows, whatever its name', () => {
    expect([jpeg, pdf('')].map(typeOf)).toEqual(['image/jpeg', 'application/pdf']);
    for (const text of ['', 'MZ\u0090', '<svg/>', '%PDF-', '%PDF-9.9', ' %PDF-1.4', 'GIF89a'])
      expect(typeOf(Buffer.from(text, 'latin1'))).toBeUndefined();
  });

  it('C13 of a PDF acts by nothing, is not locked, and ends where it says', () => {
    expect(isPlainPdf(pdf('1 0 obj<</Type/Catalog/JSON 2>>endobj'))).toBe(true);
    for (const active of [
      '/JavaScript',
      '/J#61vaScript',
      '/JS (x)',
      '/Launch',
      '/EmbeddedFiles',
      '/Encrypt 5 0 R',
      '/XFA',
    ])
      expect(isPlainPdf(pdf(`<<${active}>>`))).toBe(false);
    expect(isPlainPdf(pdf('').subarray(0, 20))).toBe(false);
    expect(isPlainPdf(Buffer.from('text that ends like one: %%EOF'))).toBe(false);
  });

  it('C13 has a name without folders and control characters, and the extension of what it is', () => {
    expect(
      ['passport.PDF', '../../etc/passwd', 'C:\\scans\\Pass Nº 1.exe', '\u202egnp.js', '...'].map((name) =>
        attachmentName('application/pdf', name),
      ),
    ).toEqual(['passport.pdf', 'passwd.pdf', 'Pass Nº 1.pdf', 'gnp.pdf', 'file.pdf']);
    expect(attachmentName('image/jpeg', `${'a'.repeat(300)}.png`)).toBe(`${'a'.repeat(60)}.jpg`);
  });
});

describe('the check of files', () => {
  const asked: unknown[] = [];
  beforeEach(() => void asked.splice(0));
  const check = new CheckAttachments({
    develop: async (request) => {
      asked.push(request);
      return { kind: 'developed', bytes: Uint8Array.from([1]) };
    },
  });

  it('C13 encodes pictures anew, within a side, and takes a PDF as it is', async () => {
    const outcome = await check.run([
      { fileName: 'me.png', bytes: jpeg },
      { fileName: 'visa.pdf', bytes: pdf('') },
    ]);
    expect(outcome).toEqual({
      kind: 'checked',
      files: [
        { type: 'image/jpeg', fileName: 'me.jpg', bytes: Uint8Array.from([1]) },
        { type: 'application/pdf', fileName: 'visa.pdf', bytes: pdf('') },
      ],
    });
    expect(asked).toEqual([{ bytes: jpeg, format: 'jpeg', within: 2_400 }]);
  });

  it('C13 refuses too many, too large ones, and what is neither picture nor plain PDF', async () => {
    const mistakeOf = async (...bytes: readonly Uint8Array[]) => {
      const outcome = await check.run(bytes.map((one) => ({ fileName: 'a', bytes: one })));
      return outcome.kind === 'refused' ? outcome.mistake : outcome.kind;
    };
    expect(await mistakeOf(jpeg, jpeg, jpeg, jpeg)).toBe('too-many');
    expect(await mistakeOf(new Uint8Array(maxAttachmentBytes + 1))).toBe('too-large');
    expect(await mistakeOf(Buffer.from('PK'))).toBe('unreadable');
    expect(await mistakeOf(pdf('/JS'))).toBe('active');
    expect(await mistakeOf()).toBe('checked');
  });

  it('C13 takes three files of at most the size of the limit each', async () => {
    const longest = Buffer.concat([pdf(''), Buffer.alloc(maxAttachmentBytes)]).subarray(-maxAttachmentBytes);
    pdf('').copy(longest);
    pdf('').copy(longest, longest.length - pdf('').length);
    const outcome = await check.run([
      { fileName: 'a.pdf', bytes: longest },
      { fileName: 'b.png', bytes: jpeg },
      { fileName: 'c.pdf', bytes: pdf('') },
    ]);
    expect(outcome).toMatchObject({ kind: 'checked', files: { length: 3 } });
  });

  it.each([
    ['too-many-pixels', 'too-large'],
    ['unreadable', 'unreadable'],
  ] as const)('C13 refuses a picture that the decoder finds %s', async (kind, mistake) => {
    const formats: string[] = [];
    const strict = new CheckAttachments({
      develop: async ({ format }) => {
        formats.push(format);
        return { kind };
      },
    });
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(await strict.run([{ fileName: 'a.png', bytes: png }])).toEqual({ kind: 'refused', mistake });
    expect(formats).toEqual(['png']);
  });
});
