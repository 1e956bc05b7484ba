import { readdir, readlink } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { until } from '../../../test/support/until';
import { storeDocument } from './stored-document';

const bytes = Buffer.from('A document of several bytes');

/** The stored documents that this process has open, which Linux tells: other tests may have left some. */
const openDocuments = async () => {
  const names = await Promise.all(
    (await readdir('/proc/self/fd')).map((descriptor) => readlink(`/proc/self/fd/${descriptor}`).catch(() => '')),
  );
  return names.filter((name) => name.includes('landfall-document-'));
};

describe('a document outside memory', () => {
  it('FRM-01 is read whole, as often as it is asked for, from a file without a name', async () => {
    const before = await openDocuments();
    const document = await storeDocument(bytes);
    expect(document.byteLength).toBe(bytes.byteLength);
    expect(await Promise.all([buffer(document.stream()), buffer(document.stream())])).toEqual([bytes, bytes]);
    const open = await openDocuments();
    expect(open).toHaveLength(before.length + 1);
    expect(open.filter((name) => !name.endsWith(' (deleted)'))).toEqual([]);
    document.drop();
  });

  it('FRM-01 D1 finishes a stream that began before it was dropped, and closes its file then', async () => {
    const before = await openDocuments();
    const document = await storeDocument(bytes);
    const [reading, left] = [document.stream(), document.stream()];
    document.drop();
    left.destroy();
    expect(await buffer(reading)).toEqual(bytes);
    await until(openDocuments, before);
    expect(() => document.stream()).toThrow('not stored any more');
  });

  it('D1 stays in memory where no temporary file can be written', async () => {
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = '/no/such/folder';
    try {
      const document = await storeDocument(bytes);
      expect(await buffer(document.stream())).toEqual(bytes);
      document.drop();
      expect(await buffer(document.stream())).toEqual(bytes);
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
    }
  });
});
