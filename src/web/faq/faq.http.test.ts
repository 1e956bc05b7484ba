import { excursionsTexts } from '../../../views/excursions/excursions.texts';
import { tripsTexts } from '../../../views/trips/trips.texts';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { attributesIn, jsonLdIn, parseHtml } from '../../../test/support/parse-html';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

const open = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const questionsOf = (html: string) => attributesIn(html, 'div.accordion__answer', 'id');

describe('/faq', () => {
  it('CNT-03 shows every question by group, with nothing on the page twice', async () => {
    const { status, headers, html } = await open('/faq');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('public');
    expect(questionsOf(html).length).toBeGreaterThanOrEqual(40);
    const ids = attributesIn(html, '[id]', 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(parseHtml(html).querySelectorAll('section.faq-group').length).toBeGreaterThanOrEqual(8);
  });

  it('CNT-03 EXC-08 ENG-07 says how an experience is reserved and a balance is paid, by the names of their buttons', async () => {
    const { html } = await open('/faq');
    const answerOf = (id: string) => parseHtml(html).querySelector(`#${id}`)?.closest('details')?.innerHTML ?? '';
    expect(attributesIn(answerOf('book-excursions'), 'a', 'href')).toContain('/shore-and-sea-experiences');
    expect(answerOf('book-excursions')).toContain(excursionsTexts.reserve);
    expect(answerOf('how-can-i-pay')).toContain(tripsTexts.card.pay);
  });

  it('CNT-03 finds questions by the address, and is not cached for typed words', async () => {
    const { headers, html } = await open('/faq?q=Deposit');
    const found = questionsOf(html).length;
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(15);
    expect(html).toContain(`${found} ${found === 1 ? 'question mentions' : 'questions mention'} “Deposit”`);
    expect(headers.get('cache-control')).toContain('no-store');
    expect((await open(`/faq?q=${encodeURIComponent('<script>alert(1)</script>')}`)).html).not.toContain(
      '<script>alert',
    );
  });

  it('C15 caches the page without a question, and no address with blanks alone', async () => {
    expect((await open('/faq?q=')).headers.get('cache-control')).toContain('public');
    for (const blanks of ['%20', '%20%09', '+'])
      expect((await open(`/faq?q=${blanks}`)).headers.get('cache-control')).toContain('no-store');
  });

  it('CNT-03 describes to search engines every question and answer, also while some are filtered', async () => {
    for (const path of ['/faq', '/faq?q=passport']) {
      const { html } = await open(path);
      const [faq] = jsonLdIn(html) as {
        mainEntity: { acceptedAnswer: { text: string } }[];
      }[];
      expect(faq?.mainEntity.length).toBeGreaterThanOrEqual(40);
      expect(faq?.mainEntity[0]?.acceptedAnswer.text).toMatch(/^<p>/);
    }
  });
});
