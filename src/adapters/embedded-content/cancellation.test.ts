import { readFileSync } from 'node:fs';
import type { CancellationTerm } from '../../core/engine/cancellation-terms';
import { balanceGraceDays, partPaidGraceDays } from '../../core/trips/payment-plan';
import { readSampleLine } from '../../../test/builders/sample-line';

const words: Readonly<Record<number, string>> = { 50: 'Half of the fare', 75: 'Three quarters', 100: 'All of it' };

function retainedText(term: CancellationTerm): string {
  if ('keepsPercent' in term) return words[term.keepsPercent] ?? '';
  return 'keeps' in term ? 'The deposit' : `$${term.keepsPerGuest} a guest, at most the deposit`;
}

it('H56 keeps on a cancellation what the page of terms says that it keeps', () => {
  const { cancellation } = readSampleLine().facts.booking;
  const page = readFileSync('config/sample-line/pages/terms.md', 'utf8');
  const rows = [...page.matchAll(/^\| (\d[^|]*?) \| (.*?) \|$/gm)].map(([, days, retained]) => [days, retained]);
  expect(rows).toEqual(
    cancellation.map((term, index) => {
      const to = (cancellation[index - 1]?.fromDays ?? 0) - 1;
      const days =
        index === 0
          ? `${term.fromDays} or more`
          : term.fromDays === 0
            ? `${to} or fewer, or not coming`
            : `${to} to ${term.fromDays}`;
      return [days, retainedText(term)];
    }),
  );
});

it('F8 carries children from the age that the page of terms names', () => {
  const { youngestMonths, youngestMonthsByVoyage } = readSampleLine().facts.booking;
  expect(readFileSync('config/sample-line/pages/terms.md', 'utf8')).toContain(
    'children under six months, or under a year on the ocean crossings, cannot be carried',
  );
  const crossings = readSampleLine().voyages.filter(({ voyage: { title } }) => /^(?:East|West)bound/.test(title));
  expect(youngestMonths).toBe(6);
  expect(youngestMonthsByVoyage).toEqual(
    Object.fromEntries(crossings.map(({ voyage: { voyageId } }) => [voyageId, 12])),
  );
  expect(crossings).toHaveLength(2);
});

it('F7 gives a part-paid offer and an overdue balance the days that the page of terms names', () => {
  const page = readFileSync('config/sample-line/pages/terms.md', 'utf8');
  expect([partPaidGraceDays, balanceGraceDays]).toEqual([7, 14]);
  expect(page).toContain('If a part of it has, the offer stands for seven days more');
  expect(page).toContain('Fourteen days after the date we may give the suite to others');
});
