import { filledForm, FormBrowser } from '../../../test/support/form-browser';
import { readPdf } from '../../../test/support/read-pdf';
import { signIn } from '../../../test/support/sign-in';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { attributesIn } from '../../../test/support/parse-html';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

/** Nobody reads and answers within the three seconds that a program needs. */
const readTheQuestion = () =>
  fetch(`${server.url}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now: new Date(Date.now() + 4_000).toISOString() }),
  });
/** A book with a picture of its own for each voyage, still quick on a telephone. */
const maxBytes = 4_000_000;
const bookOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('the documents of the sample line', () => {
  it('FRM-01 hands the deck plans to a visitor without script, after the form and by its thanks alone', async () => {
    const visitor = new FormBrowser(server.url);
    const page = await visitor.open('/documents/deck-plans');
    await readTheQuestion();
    const sent = await visitor.open('/documents/deck-plans', {
      ...filledForm(page.html),
      first_name: 'Ada',
      last_name: 'Marlow',
      email: 'ada.reads@example.com',
      yachtConsent: '1',
    });
    expect(sent.status).toBe(303);
    const thanks = await visitor.open(sent.location ?? '');
    expect(thanks.html).toMatch(/PDF, \d+ pages, \d\.\d MB/);
    const [href = ''] = attributesIn(thanks.html, 'main a[href^="/documents/deck-plans/file?receipt="]', 'href');
    const answer = await fetch(`${server.url}${href}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const pdf = await bookOf(answer);
    const { text, pageCount, bookmarks, alts } = readPdf(pdf);
    expect([pdf.length < maxBytes, pageCount]).toEqual([true, bookmarks.length]);
    expect(text).toContain('Funnel Suite');
    const [decks, kindsOfSuite, coverAndEnd] = [6, 14, 2];
    expect(alts).toHaveLength(decks + 2 * kindsOfSuite + coverAndEnd);
  });

  it('FRM-08 hands the season to a guest, every voyage of it with its chart', async () => {
    const guest = await signIn(server.url, 'newcomer@example.com');
    const answer = await guest.get('/documents/season-brochure/file');
    const pdf = await bookOf(answer);
    const { text, alts, pageCount } = readPdf(pdf);
    expect([answer.status, pdf.length < maxBytes, pageCount > 30]).toEqual([200, true, true]);
    expect(text).toContain('Cyclades in Seven Nights');
    expect(text).not.toContain('\ufffd');
    expect(alts.filter((alt) => alt.startsWith('Map of ')).length).toBeGreaterThan(25);
    expect(alts).not.toContain('');
  });

  it.each([
    ['/charter', ['Ninety-five suites', 'The route. You may leave out ports', 'The Arrival Deck', 'Funnel Suite'], 4],
    ['/travel-advisers', ['Your clients stay yours', 'What is included, cancellation', 'In the fare', 'We keep'], 4],
  ])('ROU-31 has the page %s as a sheet to send on, without a form', async (path, words, sheets) => {
    const page = await new FormBrowser(server.url).open(path);
    expect(attributesIn(page.html, 'main a', 'href')).toContain(`${path}/fact-sheet`);
    const answer = await fetch(`${server.url}${path}/fact-sheet`);
    const { text, pageCount, alts } = readPdf(await bookOf(answer));
    expect([answer.status, answer.headers.get('content-type'), pageCount]).toEqual([200, 'application/pdf', sheets]);
    const spoken = text.replaceAll(/\s+/g, ' ').toLowerCase();
    expect(words.filter((part) => !spoken.includes(part.toLowerCase()))).toEqual([]);
    expect([alts.length > 1, alts.includes('')]).toEqual([true, false]);
    expect((await fetch(`${server.url}/press/fact-sheet`)).status).toBe(404);
  });

  it('FRM-01 sends others to the form, and keeps the page of thanks silent', async () => {
    const answer = await fetch(`${server.url}/documents/season-brochure/file`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/documents/season-brochure']);
    const { html } = await new FormBrowser(server.url).open('/thank-you?document=season-brochure');
    // The yacht's address in the menu has the word in it, too.
    expect(html.replaceAll('four-seasons-1', '')).not.toContain('season');
  });
});
