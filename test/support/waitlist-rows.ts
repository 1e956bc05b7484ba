import { holdSuite, reservationIdIn } from './buyer';
import { FormBrowser, hiddenFields } from './form-browser';
import { readOutbox } from './outbox';
import { proveAddress } from './prove-address';
import { readCode } from './outbox';

const people = {
  'guest1-first': 'Ada',
  'guest1-last': 'Lindqvist',
  'guest1-birth-month': '4',
  'guest1-birth-day': '27',
  'guest1-birth-year': '1975',
  'guest1-phone': '+13055550177',
  'guest2-first': 'Jonas',
  'guest2-last': 'Lindqvist',
  'guest2-birth-month': '11',
  'guest2-birth-day': '3',
  'guest2-birth-year': '1973',
};

export interface GuestInLine {
  readonly email: string;
  readonly reservationId: string;
  /** What they were shown when they had joined. */
  readonly receipt: string;
}

// The Funnel Suite is reserved by appointment only.
const isLast = ([category, cabins]: readonly [string, number]) => cabins === 1 && category !== 'FS';

/** The last cabin of a suite is held, these guests join its line in this order, and the hold is given back. */
export async function waitInLine(url: string, emails: readonly string[]): Promise<readonly GuestInLine[]> {
  const voyages = (await (await fetch(`${url}/api/voyages`)).json()) as readonly {
    readonly itineraryId: string;
    readonly availableCategories: Readonly<Record<string, number>>;
  }[];
  const [{ itineraryId = '', category = '' } = {}] = voyages.flatMap((voyage) =>
    Object.entries(voyage.availableCategories)
      .filter(isLast)
      .map(([found]) => ({ itineraryId: voyage.itineraryId, category: found })),
  );
  const held = await holdSuite(url, { itineraryId, category, email: 'holds@example.com' });
  const query = new URLSearchParams({
    siid: 'landfall',
    voyageId: itineraryId,
    categorycode: category,
    farecode: 'BESTPRICE',
    p1: '2',
    p2: '30,30',
  });
  const waiting: GuestInLine[] = [];
  for (const email of emails) {
    const browser = new FormBrowser(url);
    const form = await browser.open(`/engine/waitlist?${query.toString()}`);
    const sent = await browser.open('/engine/waitlist', {
      ...hiddenFields(form.html),
      ...people,
      'guest1-email': email,
    });
    const { location } = await proveAddress(
      { html: sent.html, answer: sent, code: () => readCode(url, email) },
      (path, fields) => browser.open(path, fields),
    );
    const reservationId = reservationIdIn((await browser.open(location ?? '')).html);
    if (reservationId === undefined) throw new Error(`${email} has no place in line`);
    waiting.push({ email, reservationId, receipt: location ?? '' });
  }
  await new FormBrowser(url).open('/engine/release', { hold: held.kind === 'held' ? held.holdId : '' });
  return waiting;
}

/** The page of a guest's place, from the newest mail to them. */
export async function waitlistOfferAddressOf(url: string, email: string): Promise<string> {
  const [newest] = await readOutbox(url, email);
  const address = /\/engine\/waitlist\/place\?place=[\w-]+/.exec(newest?.text ?? '')?.[0];
  if (address === undefined) throw new Error(`No letter leads ${email} to a place in line`);
  return address;
}
