import type { BrochurePage } from './brochure';
import { DocumentLibrary } from './document-library';

describe('a library of documents', () => {
  it('FRM-01 D1 keeps the newer of two editions of which the earlier one was made more slowly', async () => {
    let edition = 'Monday';
    const given: ((pages: readonly BrochurePage[]) => void)[] = [];
    const library = new DocumentLibrary({
      sourceOf: () => ({
        title: 'Deck plans',
        lineName: 'Ondine Yachts',
        fileName: 'deck-plans.pdf',
        pages: () => new Promise((resolve) => given.push(resolve)),
      }),
      edition: () => edition,
      now: () => new Date('2026-11-28T12:00:00Z'),
      log: { warn: () => undefined },
    });
    const page: BrochurePage = { draw: () => undefined };
    const monday = library.get('deck-plans');
    edition = 'Tuesday';
    const tuesday = library.get('deck-plans');
    given[1]?.([page, page]);
    await tuesday;
    given[0]?.([page]);
    expect([(await monday)?.pageCount, (await (await monday)?.pdf.read())?.subarray(0, 5).toString()]).toEqual([
      1,
      '%PDF-',
    ]);
    const made = await library.get('deck-plans');
    expect([made?.pageCount, (await made?.pdf.read())?.subarray(0, 5).toString()]).toEqual([2, '%PDF-']);
    library.close();
    await expect(made?.pdf.read()).rejects.toThrow('not stored any more');
  });
});
