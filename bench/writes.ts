import type { ApiClient } from '../test/support/sign-in';
import { solveBotCheck } from '../test/support/solve-bot-check';
import { addressOf, withConcurrency } from '../test/trials/trial';
import { lineOf, type OfferedDeparture } from '../test/trials/seat-guest';
import { join, type Measurement, toMeasurement } from './measurement';
import type { PinnedServer } from './pinned';

export type WriteKind = 'favourite' | 'excursion' | 'lead';

interface WriteLoad {
  readonly server: PinnedServer;
  readonly guest: ApiClient;
  readonly seconds: number;
  /** The number of connections that the peer has. */
  readonly connections: number;
}

type WriteTarget = Pick<WriteLoad, 'server' | 'connections'>;

const rounds = 30;
const batch = 96;

/**
 * Writes cannot be repeated for seconds as reads can: they run in batches, and what prepares the next batch is not
 * measured. A batch is large, because beginning and ending it costs the server something too.
 */
const batches: Readonly<Record<WriteKind, (load: WriteLoad) => Promise<() => Promise<Measurement>>>> = {
  favourite: async (load) => {
    const { guest } = load;
    const stories = await readJson<readonly { readonly slug: string }[]>(guest, '/api/stories');
    const presses = Array.from({ length: rounds }, () => stories).flat();
    return () => {
      const addedItems = new Map<string, string>();
      // Adds and removes favourites in turn, as a guest does who presses a button.
      const press = async ({ slug }: { readonly slug: string }) => {
        const favoritesId = addedItems.get(slug);
        addedItems.delete(slug);
        if (favoritesId !== undefined) return guest.delete('/api/favorites', [{ favoritesId }]);
        const answer = await guest.post('/api/favorites', { type: 'STORY', value: slug });
        addedItems.set(slug, ((await answer.json()) as { readonly id: string }).id);
        return answer;
      };
      return measureRequests(load, presses, press);
    };
  },
  excursion: async (load) => {
    const { guest } = load;
    const offers = await findOffers(guest);
    return async () => {
      const bookedTrips: string[] = [];
      const booking = await measureRequests(load, offers, async ({ departure, participantId }) => {
        const answer = await guest.post('/api/shore-ex-book', [lineOf(departure, participantId)]);
        const { results = [] } = (await answer.json()) as {
          readonly results?: readonly { readonly bookingId: string }[];
        };
        bookedTrips.push(...results.map(({ bookingId }) => bookingId));
        return answer;
      });
      if (bookedTrips.length > 0) await guest.delete('/api/shore-ex-book', bookedTrips);
      return booking;
    };
  },
  lead: async (load) => {
    const { server } = load;
    let sentCount = 0;
    return async () => {
      const tokens = Array<string>(batch).fill('');
      // All challenges are asked for from one address, which has half of a node's places.
      await withConcurrency(4, tokens, async (_token, index) => {
        tokens[index] = await solveBotCheck(server.url, 'contact-us');
      });
      return measureRequests(load, tokens, (token) => sendLead(server.url, token, ++sentCount));
    };
  },
};

const sendLead = (url: string, token: string, index: number): Promise<Response> =>
  fetch(`${url}/api/contact-us`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': addressOf(index),
    },
    body: JSON.stringify({
      first_name: 'Ada',
      last_name: `Bench ${index}`,
      email: `bench${index}@example.com`,
      topic: 'General Inquiry',
      message: `Message number ${index}: is there a cabin for us?`,
      yachtConsent: '1',
      token,
    }),
  });

/** Measures batches until the time is up. */
export async function measureWrites(kind: WriteKind, load: WriteLoad): Promise<Measurement> {
  const nextBatch = await batches[kind](load);
  await nextBatch();
  const measurements: Measurement[] = [];
  for (const end = performance.now() + load.seconds * 1000; performance.now() < end;)
    measurements.push(await nextBatch());
  return join(measurements);
}

async function measureRequests<Item>(
  { server, connections }: WriteTarget,
  items: readonly Item[],
  write: (item: Item) => Promise<Response>,
): Promise<Measurement> {
  const [latencies, began]: [number[], number] = [[], performance.now()];
  let failures = 0;
  const { work } = await server.during(() =>
    withConcurrency(connections, items, async (item) => {
      const at = performance.now();
      const answer = await write(item);
      if (!answer.bodyUsed) await answer.arrayBuffer();
      latencies.push(performance.now() - at);
      if (!answer.ok) failures += 1;
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  return toMeasurement({ latencies, failures, requests: items.length, seconds, work });
}

const readJson = async <T>(guest: ApiClient, path: string): Promise<T> => (await (await guest.get(path)).json()) as T;

interface Traveller {
  readonly participantId: string;
  readonly ageGroups: readonly { readonly group: string }[];
}

/** One departure for each adult on each day of the guest's booked trips, so that no two overlap. */
async function findOffers(guest: ApiClient) {
  const trips = await readJson<
    readonly {
      readonly seawareId: string;
      readonly reservationStatus: string;
      readonly packages: readonly { readonly packageCode: string }[];
    }[]
  >(guest, '/api/reservations');
  const offers = await Promise.all(
    trips
      .filter(({ reservationStatus }) => reservationStatus === 'BK')
      .map(async ({ seawareId, packages: [bookedPackage] }) => {
        const code = bookedPackage?.packageCode ?? '';
        const [, , digits = ''] = code.split('-');
        const startDate = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
        const endDate = new Date(Date.parse(startDate) + 20 * 24 * 3_600_000).toISOString().slice(0, 10);
        const { contents } = await readJson<{ readonly contents: readonly OfferedDeparture[] }>(
          guest,
          `/api/shore-ex-available?startDate=${startDate}&endDate=${endDate}`,
        );
        const travellers = await readJson<readonly Traveller[]>(
          guest,
          `/api/shore-ex-guests?reservationId=${seawareId}`,
        );
        const adults = travellers.filter(({ ageGroups: [of] }) => of?.group === 'ADULT');
        const days = new Map(
          contents
            .filter(({ id, departuresObject: [only] }) => id.startsWith(code) && (only?.ageGroups.length ?? 0) > 0)
            .map((departure) => [departure.bookableTourId.split('.')[2], departure]),
        );
        return [...days.values()].flatMap((departure) =>
          adults.map(({ participantId }) => ({ departure, participantId })),
        );
      }),
  );
  return offers.flat();
}
