import { aQuote } from '../../../test/builders/a-booking';
import { StoppedClock } from '../../../test/builders/a-clock';
import { someTerms } from '../../../test/builders/some-terms';
import type { ContentPage } from '../../core/content/content-library.port';
import type { Acceptance } from '../../core/engine/acceptances.port';
import { plainDate } from '../../core/shared/plain-date';
import { BindingTerms, toGroupTermsSubject } from './binding-terms';

const hold = { holdId: 'h-1', itineraryId: 'ON1-CYC-271029-007', ages: [30, 30], quote: aQuote() };
const clock = new StoppedClock();

async function accept({ termsHtml = 'The terms.', privacyHtml = 'Privacy.', ages = hold.ages } = {}) {
  const recorded: Acceptance[] = [];
  const pages: Readonly<Record<string, Partial<ContentPage>>> = {
    terms: { html: termsHtml, changedOn: plainDate('2026-11-21') },
    'privacy-notice': { html: privacyHtml },
  };
  const terms = new BindingTerms({
    content: { getPage: async (slug) => pages[slug] as ContentPage },
    acceptances: { record: async (acceptance) => void recorded.push(acceptance) },
    terms: someTerms,
    clock,
    officeTimeZone: 'America/New_York',
  });
  await terms.recordAcceptance({ ...hold, ages });
  return { shown: await terms.show(hold), recorded: recorded[0] };
}

describe('BindingTerms', () => {
  it('F8 records the day of the terms, the time and a hash of all that stood beside the button', async () => {
    const { recorded, shown } = await accept();
    expect(recorded).toEqual({
      holdId: 'h-1',
      version: '2026-11-21',
      textHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      acceptedAt: clock.now(),
    });
    expect(shown.changedOn).toBe('21 November 2026');
    expect(shown.periods.at(-1)).toMatchObject({ to: '29 October 2027', refund: '$0.00' });
  });

  it('F8 has another hash for other terms, another privacy notice and another scale', async () => {
    const given = [{}, {}, { termsHtml: 'Other.' }, { privacyHtml: 'Other.' }, { ages: [30] }];
    const hashes = await Promise.all(given.map(async (texts) => (await accept(texts)).recorded?.textHash));
    expect(new Set(hashes).size).toBe(4);
    expect(hashes[0]).toBe(hashes[1]);
  });
});

it('F8 binds by the terms of the one other suite that is offered, where this one is booked', () => {
  const suite = (reservationId: string, status: 'BK' | 'OF') => ({
    reservationId,
    status,
    category: 'SV',
    total: aQuote().total,
    paid: aQuote().deposit,
    deposit: aQuote().deposit,
    guestCount: 2,
  });
  const record = (own: 'BK' | 'OF', other: 'BK' | 'OF') => ({
    ...suite('ON1', own),
    itineraryId: hold.itineraryId,
    voyages: [
      {
        itineraryId: hold.itineraryId,
        title: '',
        start: plainDate('2027-10-29'),
        end: plainDate('2027-11-05'),
        category: 'SV',
      },
    ] as const,
    lines: [],
    payments: [],
    group: [suite('ON1', own), suite('ON2', other)] as const,
  });
  expect(toGroupTermsSubject(record('BK', 'OF'))).toMatchObject({ holdId: 'ON2', otherSuites: [] });
  expect(toGroupTermsSubject(record('OF', 'OF'))).toMatchObject({ holdId: 'ON1', otherSuites: [{ holdId: 'ON2' }] });
  expect(toGroupTermsSubject(record('OF', 'BK'))).toBeUndefined();
});
