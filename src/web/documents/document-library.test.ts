import { text } from 'node:stream/consumers';
import type { RenderedBrochure } from './brochure';
import { DocumentLibrary, type MadeDocument } from './document-library';

const textOf = async (made: MadeDocument | undefined) => made && text(made.pdf.stream());

describe('a library of documents', () => {
  it('FRM-01 D1 keeps the newer of two editions of which the earlier one was made more slowly', async () => {
    let edition = 'Monday';
    const finishRendering: ((rendered: RenderedBrochure) => void)[] = [];
    const library = new DocumentLibrary({
      sourceOf: () => ({
        title: 'Deck plans',
        fileName: 'deck-plans.pdf',
        render: () => new Promise((resolve) => finishRendering.push(resolve)),
      }),
      edition: () => edition,
      log: { warn: () => undefined },
    });
    const brochureOf = (pageCount: number) => ({ pdf: Buffer.from(`%PDF-${pageCount}`), pageCount });
    const monday = library.get('deck-plans');
    edition = 'Tuesday';
    const tuesday = library.get('deck-plans');
    finishRendering[1]?.(brochureOf(2));
    await tuesday;
    finishRendering[0]?.(brochureOf(1));
    expect([(await monday)?.pageCount, await textOf(await monday)]).toEqual([1, '%PDF-1']);
    const made = await library.get('deck-plans');
    expect([made?.pageCount, await textOf(made)]).toEqual([2, '%PDF-2']);
    library.close();
    expect(() => made?.pdf.stream()).toThrow('not stored any more');
  });
});
