import { readCode } from '../../support/outbox';
import { ApiClient, signIn } from '../../support/sign-in';
import { solveBotCheck } from '../../support/solve-bot-check';

/** What the calls of the document need of a demonstration: who calls, and the ids of things that are there. */
export class CallWorld {
  private constructor(
    readonly url: string,
    readonly guest: ApiClient,
    readonly newcomer: ApiClient,
    readonly visitor: ApiClient,
    readonly contactId: string,
    readonly opportunityId: string,
    readonly itineraryId: string,
    readonly category: string,
    readonly reservationId: string,
    readonly firstDay: string,
    readonly lastDay: string,
  ) {}

  static async open(url: string): Promise<CallWorld> {
    const [guest, newcomer] = [await signIn(url, 'guest@example.com'), await signIn(url, 'newcomer@example.com')];
    const user = await read<{ readonly contactId: string; readonly opportunityId: string }>(guest, '/api/user');
    const sailings = await read<
      readonly { readonly itineraryId: string; readonly availableCategories: Readonly<Record<string, number>> }[]
    >(guest, '/api/voyages');
    const found = sailings.flatMap(({ itineraryId, availableCategories }) =>
      Object.keys(availableCategories)
        .filter((category) => category !== 'FS')
        .map((category) => ({ itineraryId, category })),
    )[0];
    const trips = await read<
      readonly {
        readonly seawareId: string;
        readonly reservationStatus: string;
        readonly packages: readonly { readonly packageCode: string }[];
      }[]
    >(guest, '/api/reservations');
    const ahead = trips
      .filter(({ reservationStatus }) => reservationStatus === 'BK')
      .map(({ seawareId, packages: [booked] }) => ({ seawareId, ...daysOf(booked?.packageCode ?? '') }))
      .filter(({ firstDay }) => Date.parse(firstDay) > Date.now())
      .toSorted((one, other) => one.firstDay.localeCompare(other.firstDay));
    // Reservations ashore are open for a voyage that begins soon; the calls need two departures of it.
    const trip = await firstOf(ahead, async ({ firstDay, lastDay }) => {
      const { contents } = await read<{ readonly contents: readonly Departure[] }>(
        guest,
        `/api/shore-ex-available?startDate=${firstDay}&endDate=${lastDay}`,
      );
      return contents.filter(hasSeats).length > 1;
    });
    if (!found || !trip) throw new Error('The sample line has no cabin on sale, or its guest no trip to go ashore on.');
    return new CallWorld(
      url,
      guest,
      newcomer,
      new ApiClient(url),
      user.contactId,
      user.opportunityId,
      found.itineraryId,
      found.category,
      trip.seawareId,
      trip.firstDay,
      trip.lastDay,
    );
  }

  read<T>(path: string, as: ApiClient = this.guest): Promise<T> {
    return read<T>(as, path);
  }

  token(action: string): Promise<string> {
    return solveBotCheck(this.url, action);
  }

  private passed = 0;

  /** One code in half a minute goes to one address. */
  async passHalfMinute(): Promise<void> {
    this.passed += 40_000;
    const answer = await this.visitor.post('/dev/clock', { now: new Date(Date.now() + this.passed).toISOString() });
    if (!answer.ok) throw new Error(`The clock answered ${answer.status}`);
  }

  /** Asks for a code as the visitor; resolves with it. */
  async askCode(email: string): Promise<string> {
    await this.passHalfMinute();
    const answer = await this.visitor.post('/api/otp-request', {
      email,
      loginMethod: 'OTP_EMAIL',
      token: await this.token('otp-request'),
    });
    if (!answer.ok) throw new Error(`otp-request answered ${answer.status}: ${await answer.text()}`);
    return readCode(this.url, email);
  }

  /** Seats that the guest could take, in the booking system's words: one line for one of their party on the first or last departure of their voyage. */
  async bookingLine(position: 'first' | 'last' = 'first'): Promise<Readonly<Record<string, unknown>>> {
    const guests = await this.read<
      readonly { readonly participantId: string; readonly ageGroups: readonly { readonly group: string }[] }[]
    >(`/api/shore-ex-guests?reservationId=${this.reservationId}`);
    const { contents } = await this.read<{ readonly contents: readonly Departure[] }>(
      `/api/shore-ex-available?startDate=${this.firstDay}&endDate=${this.lastDay}`,
    );
    const free = contents.filter(hasSeats).at(position === 'first' ? 0 : -1);
    const group = guests[0]?.ageGroups[0]?.group;
    const priced = free?.departuresObject[0]?.ageGroups.find(({ ageGroup }) => ageGroup === group);
    if (!free || !priced) throw new Error('No departure takes the guest along');
    const price = priced.articlePriceObject.price;
    return {
      ageGroup: group,
      ageGroupPricingId: priced.id,
      participantId: guests[0]?.participantId,
      bookableTourDepartureId: free.id,
      bookableTourId: free.bookableTourId,
      bookingStatus: 'PREBOOKED_NOT_POSTED',
      quantity: 1,
      salesChannelId: 'WEB',
      grossAmount: price,
      netAmount: price,
      longComments: '',
    };
  }

  async freeTime(): Promise<string> {
    const { times } = await this.read<{ readonly times: readonly string[] }>(
      `/api/meeting-times?opportunityId=${this.opportunityId}`,
    );
    const [time] = times;
    if (time === undefined) throw new Error('The consultant has no time');
    return time;
  }
}

interface Departure {
  readonly id: string;
  readonly bookableTourId: string;
  readonly availableCapacity: number;
  readonly bookingOverviewGql: { readonly bookedAmount: number };
  readonly departuresObject: readonly {
    readonly ageGroups: readonly {
      readonly ageGroup: string;
      readonly id: string;
      readonly articlePriceObject: { readonly price: number };
    }[];
  }[];
}

const hasSeats = ({ availableCapacity, bookingOverviewGql: { bookedAmount } }: Departure) =>
  availableCapacity - bookedAmount > 1;

/** The days that a package code such as ON1-CYC-270503-007 begins and ends on. */
function daysOf(packageCode: string) {
  const [, , departs = '', nights = ''] = packageCode.split('-');
  const [year = '', month = '', day = ''] = departs.match(/../g) ?? [];
  const firstDay = `20${year}-${month}-${day}`;
  const lastDay = new Date(Date.parse(firstDay) + Number(nights) * 24 * 3_600_000).toISOString().slice(0, 10);
  return { firstDay, lastDay };
}

async function firstOf<One>(all: readonly One[], isGood: (one: One) => Promise<boolean>): Promise<One | undefined> {
  for (const one of all) if (await isGood(one)) return one;
  return undefined;
}

async function read<T>(client: ApiClient, path: string): Promise<T> {
  const answer = await client.get(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
