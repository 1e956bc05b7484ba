import type { Request } from 'express';
import { builtPictures } from '../../../test/builders/built-pictures';
import { aSailing } from '../../../test/builders/a-sailing';
import { aSuite } from '../../../test/builders/a-voyage';
import { money } from '../../core/shared/money';
import { toSuiteCards } from '../reserve/suite-cards';
import { withHandoffFailure, withHandoff } from './with-handoff';

const party = { adults: 2, children: 1 };
const sailing = aSailing({
  itineraryId: 'ON1-CYC-270503-007',
  suites: [{ category: 'SV', availableCabins: 2, price: money(2_450_000, 'USD') }],
});
const cardsFor = (baseUrl: string) =>
  toSuiteCards(
    {
      suites: [aSuite(), aSuite({ category: 'FS', suiteId: 'FS-I,FS' })],
      sailing,
      party,
      selectedSuiteId: undefined,
      engine: { baseUrl, siid: 'landfall' },
      vessel: 'the-yacht',
    },
    builtPictures(),
  );
const visit = (query: object, isGuest: boolean) =>
  ({ query, session: isGuest ? { guest: { contactId: 'eleanor' } } : {} }) as unknown as Pick<
    Request,
    'query' | 'session'
  >;
const linksOf = (query: object, isGuest: boolean, { engineUrl = '/engine/details', canSignIn = true } = {}) =>
  withHandoff(cardsFor(engineUrl), visit(query, isGuest), { itineraryId: 'ON1-CYC-270503-007', party, canSignIn }).map(
    ({ button }) => button,
  );

describe('the buttons of the suite step', () => {
  it('ENG-02 hand a guest over, and know where to come back to with the suite chosen', () => {
    const [seaview, funnel] = linksOf({}, true);
    expect(seaview?.comesFrom).toBe(
      '/reserve-now/ON1-CYC-270503-007/suite/?suiteId=BR-I,SV&guestsAdults=2&guestsChildren=1',
    );
    expect(funnel?.comesFrom).toBeUndefined();
  });

  it('ENG-02 H06 lead straight to the engine for visitors, and for a guest whom it has just refused', () => {
    for (const [seaview] of [linksOf({}, false), linksOf({ ssoFailed: '1' }, true)]) {
      expect(seaview?.comesFrom).toBeUndefined();
      expect(seaview?.href).toMatch(/^\/engine\/details\?siid=landfall&/);
    }
  });

  it('ENG-01 lead to another vendor’s engine with its query and nothing else, signed in or not', () => {
    for (const isGuest of [true, false]) {
      expect(linksOf({}, isGuest, { engineUrl: 'https://reserve.example/book', canSignIn: false })[0]).toEqual({
        label: 'Select',
        href: 'https://reserve.example/book?siid=landfall&voyageId=ON1-CYC-270503-007&categorycode=SV&farecode=BESTPRICE&p1=3&p2=30,30,5',
      });
    }
  });
});

it('ENG-02 hand a guest over to another vendor’s engine that serves the contract', () => {
  const [seaview] = linksOf({}, true, { engineUrl: 'https://reserve.example/book' });
  expect(seaview).toMatchObject({
    href: expect.stringMatching(/^https:\/\/reserve\.example\/book\?siid=/),
    comesFrom: expect.stringContaining('/reserve-now/ON1-CYC-270503-007/suite/'),
  });
});

describe('the message of a failed handoff', () => {
  it('H06 RES-11 stands first, among five at most', () => {
    const header = { errors: ['a', 'b', 'c', 'd', 'e'] };
    expect(withHandoffFailure(header, visit({ ssoFailed: '1' }, true)).errors).toEqual([
      expect.stringContaining('did not recognize your account'),
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(withHandoffFailure(header, visit({}, true))).toBe(header);
  });
});
