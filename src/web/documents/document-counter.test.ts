import { aLeadOffice, type LeadOffice } from '../../../test/builders/a-lead-office';
import { renderBrochure } from './brochure';
import type { DocumentSource } from './document-library';

let office: LeadOffice | undefined;
afterEach(async () => {
  await office?.close();
  office = undefined;
});

const eleanor = {
  contactId: 'C-1',
  firstName: 'Eleanor',
  lastName: 'Marsh',
  email: 'guest@example.com',
  phone: '+13055550142',
  countryCode: 'US',
  recordTypeName: 'Guest',
  isOwnedByConsultant: false,
};
const documents = ['deck-plans', 'season'].map((slug) => ({
  slug,
  title: `Book of ${slug}`,
  description: 'Every suite.',
  formId: 'deck-plans',
  thankYouUrl: '/thank-you',
}));

/** A document of one page; it counts how often it was drawn, and fails while `isFailing`. */
function aBrochure(slug: string) {
  const brochure = { drawn: 0, fails: false };
  const source: DocumentSource = {
    title: `Book of ${slug}`,
    fileName: `Ondine Yachts - ${slug}.pdf`,
    render: async () => {
      brochure.drawn += 1;
      if (brochure.fails) throw new Error('no inventory');
      return renderBrochure({
        title: `Book of ${slug}`,
        lineName: 'Ondine Yachts',
        madeAt: new Date(),
        pages: [{ draw: () => undefined }],
      });
    },
  };
  return { brochure, source };
}

async function open(parts: Parameters<typeof aLeadOffice>[0] = {}) {
  const { brochure, source } = aBrochure('deck-plans');
  office = await aLeadOffice({
    documents,
    brochures: { 'deck-plans': source, season: aBrochure('season').source },
    ...parts,
  });
  const { url, postForm } = office;
  const ask = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { redirect: 'manual' });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      headers: answer.headers,
      isPdf: bytes.subarray(0, 5).toString() === '%PDF-',
    };
  };
  const receiptOf = async (slug: string) => {
    const { location } = await postForm(`/documents/${slug}`, { document: slug });
    return new URL(location ?? '', url).searchParams.get('receipt') ?? '';
  };
  return { ...office, brochure, ask, receiptOf };
}

const file = (slug: string, receipt?: string) =>
  `/documents/${slug}/file${receipt === undefined ? '' : `?receipt=${encodeURIComponent(receipt)}`}`;

describe('a gated document', () => {
  it('FRM-08 is handed to a guest at once, by name, and cached for no other visitor', async () => {
    const { ask } = await open({ guest: eleanor });
    const { status, headers, isPdf } = await ask(file('deck-plans'));
    expect([status, isPdf, headers.get('content-type')]).toEqual([200, true, 'application/pdf']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="Ondine Yachts - deck-plans.pdf"');
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'private, no-store',
      'no-referrer',
    ]);
  });

  it('FRM-08 leads a guest from its page to its thanks, which need no receipt', async () => {
    const { get } = await open({ guest: eleanor });
    const { status, location } = await get('/documents/deck-plans');
    expect([status, location]).toEqual([302, '/thank-you?document=deck-plans']);
    expect((await get(location ?? '')).body).toMatchObject({
      title: 'Book of deck-plans',
      actions: [{ href: '/documents/deck-plans/file' }],
    });
  });

  it('FRM-01 sends a visitor without form and without download link to the document’s form', async () => {
    const { ask } = await open();
    expect(await ask(file('deck-plans'))).toMatchObject({
      status: 303,
      location: '/documents/deck-plans',
      isPdf: false,
    });
    expect((await ask(file('none'))).status).toBe(404);
  });

  it('FRM-01 is handed to a visitor after the form, by the one link of its thank-you page', async () => {
    const { postForm, get, ask } = await open();
    const { status, location } = await postForm('/documents/deck-plans', { document: 'deck-plans' });
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/thank-you\?document=deck-plans&receipt=./)]);
    const { body } = await get(location ?? '');
    expect(body.facts).toEqual([expect.stringMatching(/^PDF, 1 page, \d+\.\d MB$/), 'the link is good for ten days']);
    expect(body.actions).toHaveLength(1);
    expect(await ask(body.actions[0].href)).toMatchObject({ status: 200, isPdf: true });
  });

  it('FRM-01 is named in the answer to a form that was sent by script', async () => {
    const { post, ask } = await open();
    const { redirectTo } = (await post('/api/forms/deck-plans', { document: 'deck-plans', token: 'x' })).body;
    const receipt = new URL(redirectTo, 'http://x').searchParams.get('receipt') ?? '';
    expect((await ask(file('deck-plans', receipt))).isPdf).toBe(true);
  });

  it('FRM-01 C11 is given for no receipt that was changed, made up, repeated or meant for another document', async () => {
    const { ask, receiptOf } = await open();
    const receipt = await receiptOf('deck-plans');
    const other = await receiptOf('season');
    const changed = `${receipt.slice(0, -2)}${receipt.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const wrong of [other, changed, '', 'x', 'a'.repeat(5_000), '{"slug":"deck-plans","until":9e15}'])
      expect([wrong.slice(0, 9), (await ask(file('deck-plans', wrong))).status]).toEqual([wrong.slice(0, 9), 303]);
    expect((await ask(`${file('deck-plans', receipt)}&receipt=${receipt}`)).isPdf).toBe(false);
    expect((await ask(file('season', other))).isPdf).toBe(true);
  });

  it('FRM-01 is given for ten days and not longer', async () => {
    const { ask, receiptOf, clock } = await open();
    const receipt = await receiptOf('deck-plans');
    clock.pass({ minutes: 10 * 24 * 60 - 1 });
    expect((await ask(file('deck-plans', receipt))).isPdf).toBe(true);
    clock.pass({ minutes: 2 });
    expect((await ask(file('deck-plans', receipt))).status).toBe(303);
  });

  it('FRM-01 is not mentioned to a visitor who only opens the address', async () => {
    const { get } = await open();
    for (const query of ['', '?document=deck-plans', '?document=deck-plans&receipt=made-up', '?document=__proto__']) {
      const { body } = await get(`/thank-you${query}`);
      expect([query, body.title, body.facts]).toEqual([query, 'Thank you', undefined]);
      expect(JSON.stringify(body)).not.toContain('/file');
    }
  });

  it.each([
    ['/thank-you?from=a%3Fb%26c', 'from=a%3Fb%26c&document=deck-plans'],
    ['/thank-you?from=a?b', 'from=a%3Fb&document=deck-plans'],
    ['/thank-you#brochure', 'document=deck-plans#brochure'],
    ['/thank-you?from=a#brochure?', 'from=a&document=deck-plans#brochure?'],
  ])('FRM-08 adds the document to the parameters that %s has', async (thankYouUrl, query) => {
    const own = documents.map((one) => ({ ...one, thankYouUrl }));
    const { get } = await open({ guest: eleanor, documents: own });
    expect((await get('/documents/deck-plans')).location).toBe(`/thank-you?${query}`);
  });

  it('FRM-01 gives no receipt to another site, nor for an unknown document', async () => {
    const [first, second] = documents;
    const elsewhere = [
      { ...first, thankYouUrl: 'https://partner.example/thanks' },
      { ...second, slug: 'unmade' },
    ] as typeof documents;
    const { postForm, get, ask } = await open({ documents: elsewhere });
    expect((await postForm('/documents/deck-plans', { document: 'deck-plans' })).location).toBe(
      'https://partner.example/thanks',
    );
    expect((await postForm('/documents/unmade', { document: 'unmade' })).location).toBe('/thank-you');
    expect((await get('/thank-you?document=unmade')).body.title).toBe('Thank you');
    expect((await ask(file('unmade'))).status).toBe(404);
  });
});

describe('the library', () => {
  it('FRM-01 draws a document once a day, however many ask', async () => {
    const { ask, brochure, clock } = await open({ guest: eleanor });
    await Promise.all([1, 2, 3].map(() => ask(file('deck-plans'))));
    expect(brochure.drawn).toBe(1);
    clock.pass({ minutes: 24 * 60 });
    await ask(file('deck-plans'));
    expect(brochure.drawn).toBe(2);
  });

  it('FRM-01 D1 gives yesterday’s copy when today’s cannot be made, and without one answers that it is being made', async () => {
    const { ask, get, brochure, clock } = await open({ guest: eleanor });
    brochure.fails = true;
    expect((await ask(file('deck-plans'))).status).toBe(503);
    expect((await get('/thank-you?document=deck-plans')).body.facts).toEqual([expect.stringContaining('made anew')]);
    brochure.fails = false;
    expect((await ask(file('deck-plans'))).isPdf).toBe(true);
    brochure.fails = true;
    clock.pass({ minutes: 24 * 60 });
    expect((await ask(file('deck-plans'))).isPdf).toBe(true);
  });
});
