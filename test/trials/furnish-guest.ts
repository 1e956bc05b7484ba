import sharp from 'sharp';
import { buySuite, findCategory } from '../support/buyer';
import type { ApiClient } from '../support/sign-in';
import { addPasskey, SoftwareAuthenticator } from '../support/software-authenticator';
import { addressOf } from './trial';
import { parseHtml, valueOf } from '../support/parse-html';

const maxTripMs = 12 * 24 * 60 * 60_000;

/** Something of every kind that a guest can have, so that another one can ask for it. */
export async function furnishGuest(guest: ApiClient): Promise<void> {
  await saveFavourite(guest);
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#274c5e' } })
    .png()
    .toBuffer();
  await expectOk(
    await guest.post('/api/profilepiconvert', { stringBase64: picture.toString('base64'), filename: 'me.png' }),
  );
  await bookExcursion(guest);
  await askForExcursion(guest);
  for (const device of [new SoftwareAuthenticator(guest.url), new SoftwareAuthenticator(guest.url)])
    await addPasskey(guest, device);
}

/** A visitor buys under the guest's address: a trip to confirm for the guest, once a later code has come to that address. */
export async function buyInTheirName(url: string, email: string): Promise<void> {
  const bought = await buySuite(url, { ...(await findCategory(url, 1)), email, address: addressOf(9) });
  if (bought.kind !== 'reserved') throw new Error(`The trip to confirm was not reserved: ${JSON.stringify(bought)}`);
}

export async function saveFavourite(guest: ApiClient): Promise<void> {
  await expectOk(await guest.post('/api/favorites', { type: 'STORY', value: 'the-middle-watch' }));
}

/** On the first booked trip that has a day in port ahead, on the first of its days that leaves an hour for it. */
async function askForExcursion(guest: ApiClient): Promise<void> {
  const html = await (await expectOk(await guest.get('/shore-and-sea-experiences/customize-your-experience'))).text();
  const reservationId = valueOf(html, 'reservationId');
  const days = parseHtml(html)
    .querySelectorAll('option[value^="20"]')
    .filter(({ text }) => text.includes('in port'));
  const statuses: number[] = [];
  for (const day of days) {
    const { status } = await guest.submit('/shore-and-sea-experiences/customize-your-experience', {
      key: 'matrix',
      reservationId,
      date: day.getAttribute('value') ?? '',
      from: '12:00',
      to: '13:00',
      [`guest.${reservationId}-1`]: '1',
      notes: 'A quiet bay.',
    });
    if (status === 303) return;
    statuses.push(status);
  }
  throw new Error(`A custom excursion was answered with ${statuses.join(', ')}`);
}

interface Traveller {
  readonly participantId: string;
  readonly ageGroups: readonly { readonly group: string }[];
  readonly excursionBookings: readonly unknown[];
}

interface Departure {
  readonly id: string;
  readonly bookableTourId: string;
  readonly departuresObject: readonly {
    readonly ageGroups: readonly {
      readonly ageGroup: string;
      readonly id: string;
      readonly articlePriceObject: { readonly price: number };
    }[];
  }[];
}

interface Trip {
  readonly seawareId: string;
  readonly reservationStatus: string;
  /** Ids of sailings, which hold their first day: ON1-CYC-270412-007. */
  readonly packages: readonly { readonly packageCode: string }[];
}

/** The first departures on any trip that take a guest along: one to give back, and one that stays. */
const wantedExcursions = 2;
async function bookExcursion(guest: ApiClient): Promise<void> {
  const read = async <T>(path: string) => (await (await expectOk(await guest.get(path))).json()) as T;
  let booked = 0;
  for (const {
    seawareId,
    reservationStatus,
    packages: [sailing],
  } of await read<readonly Trip[]>('/api/reservations')) {
    if (reservationStatus !== 'BK') continue;
    const [traveller] = await read<readonly Traveller[]>(`/api/shore-ex-guests?reservationId=${seawareId}`);
    if (!traveller || traveller.excursionBookings.length > 0) return;
    const [year = '', month = '', day = ''] = sailing?.packageCode.split('-')[2]?.match(/../g) ?? [];
    const startDate = `20${year}-${month}-${day}`;
    const endDate = new Date(Date.parse(startDate) + maxTripMs).toISOString().slice(0, 10);
    const { contents } = await read<{ readonly contents: readonly Departure[] }>(
      `/api/shore-ex-available?startDate=${startDate}&endDate=${endDate}`,
    );
    for (const departure of contents.slice(0, 8)) {
      if ((await guest.post('/api/shore-ex-book', [lineOf(departure, traveller)])).ok) booked += 1;
      if (booked === wantedExcursions) return;
    }
  }
  if (booked === 0) throw new Error('No departure takes the guest along');
}

function lineOf(
  { id, bookableTourId, departuresObject: [departure] }: Departure,
  { participantId, ageGroups: [group] }: Traveller,
): object {
  const priced = departure?.ageGroups.find(({ ageGroup }) => ageGroup === group?.group);
  const price = priced?.articlePriceObject.price ?? 0;
  return {
    ageGroup: group?.group,
    ageGroupPricingId: priced?.id,
    participantId,
    bookableTourDepartureId: id,
    bookableTourId,
    bookingStatus: 'PREBOOKED_NOT_POSTED',
    quantity: 1,
    salesChannelId: 'WEB',
    grossAmount: price,
    netAmount: price,
    longComments: '',
  };
}

async function expectOk(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
  return answer;
}
