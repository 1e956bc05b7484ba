import { DeferredFragments } from './deferred-fragments';

const markOf = (name: string) => `<template data-deferred="${name}"></template>`;

async function send(chunks: readonly Buffer[], htmlOf: (name: string) => Promise<string>) {
  const steps: string[] = [];
  const parts = new DeferredFragments({ htmlOf, flush: () => steps.push('flush') });
  parts.on('data', (chunk: Buffer) => steps.push(chunk.toString('latin1')));
  const ended = new Promise((resolve) => parts.on('end', resolve));
  for (const chunk of chunks) parts.write(chunk);
  parts.end();
  await ended;
  return steps;
}

const textOf = (steps: readonly string[]) =>
  Buffer.from(steps.filter((step) => step !== 'flush').join(''), 'latin1').toString('utf8');
const afterwards = (name: string) => new Promise<string>((resolve) => setImmediate(() => resolve(`<p>${name}</p>`)));

describe('parts that follow', () => {
  it('TRP-03 come in at their placeholders, and what stands before them is sent first', async () => {
    const steps = await send([Buffer.from(`<main>é${markOf('trips')}<hr>${markOf('news')}</main>`)], afterwards);
    expect(textOf(steps)).toBe('<main>é<p>trips</p><hr><p>news</p></main>');
    expect(steps.indexOf('flush')).toBeLessThan(steps.findIndex((step) => step.includes('<p>trips')));
    expect(steps[0]).toContain('<main>');
  });

  it('TRP-03 are found wherever the stream is cut, and characters of several bytes stay whole', async () => {
    const page = Buffer.from(`<main>Amorgós – ${markOf('trips')} Inés ${'x'.repeat(100)}</main>`);
    for (let cut = 1; cut < page.length; cut++) {
      const steps = await send([page.subarray(0, cut), page.subarray(cut)], () => Promise.resolve('<p>Ålesund</p>'));
      expect(textOf(steps)).toBe(`<main>Amorgós – <p>Ålesund</p> Inés ${'x'.repeat(100)}</main>`);
    }
  });

  it('leaves a page without placeholders as it is', async () => {
    expect(
      textOf(await send([Buffer.from('<p>a</p>'), Buffer.from('<template data-news-row></template>')], afterwards)),
    ).toBe('<p>a</p><template data-news-row></template>');
  });
});
