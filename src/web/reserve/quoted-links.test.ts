import type { Request, Response } from 'express';
import { aQuote } from '../../../test/builders/a-booking';
import { aSailing } from '../../../test/builders/a-sailing';
import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import { builtPictures } from '../../../test/builders/built-pictures';
import { money } from '../../core/shared/money';
import type { SuiteCardView } from '../../../views/reserve/SuiteCard';
import { ReservePages } from './reserve.pages';

const sailing = aSailing({ suites: [{ category: 'SV', availableCabins: 2, price: money(2_450_000, 'USD') }] });
const asked: unknown[] = [];

/** The cards that the suite step draws for an engine at this address. */
async function cardsFor(engineUrl: string): Promise<readonly SuiteCardView[]> {
  const pages = new ReservePages({
    getSailing: { run: async () => ({ kind: 'sailing', voyage: aVoyage(), sailing }) },
    content: { findSuites: async () => [aSuite()] },
    findVoyages: { run: async () => ({ sailings: [], regions: [] }) },
    quoteSailing: {
      run: async (quoteRequest: unknown) => {
        asked.push(quoteRequest);
        return new Map([['SV', { quote: aQuote(), sealed: '1.a-b' }]]);
      },
    },
    cabins: { findCabins: async () => undefined, findClaims: async () => undefined },
    vesselContent: { getVessel: async () => ({}) },
    fareFacts: { cover: () => ({ included: [], charged: [] }) },
    assets: builtPictures(),
    policy: { engineUrl, engineSiid: 'landfall', vesselSlug: 'the-yacht' },
  } as unknown as ConstructorParameters<typeof ReservePages>[0]);
  const query = { guestsAdults: '2', guestsChildren: '1' };
  const answer = await pages.suiteStep(
    { params: { itineraryId: sailing.itineraryId }, query, path: '/x/suite/' } as unknown as Request,
    {} as Response,
  );
  return answer?.props.suites ?? [];
}

it('ENG-01 H05 sends a visitor to our own engine with the quote of their party, and to another with its six parameters alone', async () => {
  const [ours] = await cardsFor('/engine/details');
  expect(asked).toEqual([{ itineraryId: sailing.itineraryId, guestCount: 3 }]);
  expect(ours?.button.href).toMatch(/&p1=3&p2=30,30,5&quote=1\.a-b$/);
  const [foreign] = await cardsFor('https://reserve.example/book');
  const { searchParams, host } = new URL(foreign?.button.href ?? '');
  expect([host, ...searchParams.keys()]).toEqual([
    'reserve.example',
    'siid',
    'voyageId',
    'categorycode',
    'farecode',
    'p1',
    'p2',
  ]);
  expect(foreign?.price).toBe('From 24,500.00 USD per suite');
});
