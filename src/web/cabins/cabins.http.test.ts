import { FormBrowser, hiddenFields } from '../../../test/support/form-browser';
import { attributesIn, parseHtml, valueOf } from '../../../test/support/parse-html';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { cardFields, guestFields } from '../../../test/support/suite-forms';
import { cabinStepAddress, suiteStepAddress } from '../../core/reserve/step-address';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

const counts = { adults: 2, children: 0 };
const takeHrefs = (html: string) => attributesIn(html, '.cabin--kind.cabin--free a.cabin__take', 'href');
const textOf = (html: string, selector: string) => parseHtml(html).querySelector(selector)?.text ?? '';
const numberIn = (href: string) => new URL(href, 'http://x').searchParams.get('cabin') ?? '';
const aBrowser = () => new FormBrowser(server.url);

/** A sailing with at least three free suites of a kind, late enough that the other files on this server leave it alone. */
async function findPlan(suiteId: string): Promise<{ readonly path: string; readonly itineraryId: string }> {
  const sailings = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly { itineraryId: string }[];
  for (const { itineraryId } of sailings.slice(40)) {
    const path = cabinStepAddress({ itineraryId, suiteId, counts });
    if (takeHrefs((await aBrowser().open(path)).html).length >= 3) return { path, itineraryId };
  }
  throw new Error('No sailing has three of them free.');
}

describe('the very suite', () => {
  it('ENG-01 RES-09 TRP-13 is picked by a link without script, and its number goes through to the confirmation', async () => {
    const { path, itineraryId } = await findPlan('BR-I,OS');
    const ada = aBrowser();
    const suiteStep = await ada.open(suiteStepAddress({ itineraryId, counts }));
    expect(attributesIn(suiteStep.html, '.suite-button__plan', 'href')).toContain(path);
    const plan = await ada.open(path);
    expect(plan.headers.get('cache-control')).toContain('no-store');
    const [first = '', second = '', third = ''] = takeHrefs(plan.html);
    const [one, two, three] = [first, second, third].map(numberIn);
    expect(attributesIn(plan.html, '.upright__link', 'href')).toContain(`#suite-${one}`);
    const [heart = ''] = attributesIn(plan.html, `#suite-${one} a.heart`, 'href');
    expect(new URL(heart, 'http://x').searchParams.get('favorite')).toBe(`SUITE:${one}`);
    const held = await ada.open(first);
    expect([held.status, held.location]).toEqual([303, expect.stringContaining('/engine/details?hold=')]);
    const details = await ada.open(held.location ?? '');
    expect(textOf(details.html, '.hold__numbers')).toContain(`Suite ${one}`);

    const bo = aBrowser();
    expect(textOf((await bo.open(path)).html, `#suite-${one} .cabin__state`)).toBe('Held by another guest.');
    const late = await bo.open(first);
    expect(late.location).toContain(`taken=${one}`);
    const offered = await bo.open(late.location ?? '');
    expect(offered.words.join(' ')).toContain(`Suite ${one} has been taken meanwhile`);
    expect(attributesIn(offered.html, '.cabin-step__near a', 'href').map(numberIn)).toContain(two);
    await bo.open(second);

    const holdId = new URL(held.location ?? '', server.url).searchParams.get('hold') ?? '';
    await ada.open('/engine/draft', { hold: holdId, 'guest1-first': 'Adelheid' });
    const own = await ada.open(path);
    expect(textOf(own.html, `#suite-${one} .cabin__state`)).toBe('Held for you.');
    const exchange = { hold: holdId, from: one ?? '' };
    const lost = await ada.open('/engine/suites', { ...exchange, to: two ?? '' });
    expect(lost.location).toContain(`taken=${two}`);
    const won = await ada.open('/engine/suites', { ...exchange, to: three ?? '' });
    expect(won.location).toBe(`/engine/details?hold=${holdId}`);
    const after = await ada.open(won.location ?? '');
    expect(textOf(after.html, '.hold__numbers')).toContain(`Suite ${three}`);
    expect(valueOf(after.html, 'guest1-first')).toBe('Adelheid');

    await ada.open('/engine/details', { hold: holdId, ...guestFields('very.suite@example.com') });
    const payment = await ada.open(`/engine/payment?hold=${holdId}`);
    expect(textOf(payment.html, '.hold__numbers')).toContain(`Suite ${three}`);
    const paid = await ada.open('/engine/payment', {
      ...hiddenFields(payment.html),
      hold: holdId,
      choice: 'full',
      ...cardFields(),
    });
    const confirmation = await ada.open(paid.location ?? '');
    expect(confirmation.html).toContain(String(three));
    expect(textOf((await aBrowser().open(path)).html, `#suite-${three} .cabin__state`)).toBe('Taken.');
  });

  it('SUI-05 SUI-14 says which are too small for a party and which a consultant sells, and offers no link for them', async () => {
    const { itineraryId } = await findPlan('BR-I,OS');
    const small = await aBrowser().open(
      cabinStepAddress({ itineraryId, suiteId: 'BR-I,SV', counts: { adults: 3, children: 1 } }),
    );
    expect(textOf(small.html, '.cabin--small .cabin__state')).toBe('Sleeps 2 only.');
    expect(takeHrefs(small.html)).toEqual([]);
    const residence = await aBrowser().open(cabinStepAddress({ itineraryId, suiteId: 'FS-I,FS', counts }));
    expect(['By appointment only.', 'Taken.']).toContain(textOf(residence.html, '#suite-1010 .cabin__state'));
    expect(attributesIn(residence.html, '#suite-1010 a.cabin__take', 'href')).toEqual([]);
  });

  it('RES-14 ROU-02 leads back where there is no such suite, sailing or number', async () => {
    const { itineraryId } = await findPlan('BR-I,OS');
    const wrong = await aBrowser().open(cabinStepAddress({ itineraryId, suiteId: 'BR-I,XX', counts }));
    expect(wrong.location).toContain('errorcode=RES-CatCode');
    expect(
      (await aBrowser().open(cabinStepAddress({ itineraryId: 'ON1-CYC-010101-007', suiteId: 'BR-I,SV', counts })))
        .status,
    ).toBe(404);
    const unread = await aBrowser().open(
      `/engine/details?siid=x&voyageId=${itineraryId}&categorycode=OS&farecode=BESTPRICE&p1=2&p2=30,30&cabin=7x`,
    );
    expect(unread.location).toContain('errorcode=RES-CatCode');
    const odd = await aBrowser().open(
      `${cabinStepAddress({ itineraryId, suiteId: 'BR-I,OS', counts, takenCabin: '4711' })}&deck=99`,
    );
    expect(odd.status).toBe(200);
    expect(odd.html).not.toContain('4711');
  });
});
