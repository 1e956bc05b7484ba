import type { ApiClient } from '../support/sign-in';
import { attributesIn } from '../support/parse-html';

/** What a guest has, by the name under which an input asks for it. */
export type OwnedIds = ReadonlyMap<string, readonly string[]>;

interface Source {
  /** Names of inputs; one that means different things in different places carries its operation, or method and path. */
  readonly names: readonly string[];
  readonly find: (guest: ApiClient) => Promise<readonly string[]>;
}

async function read<T>(guest: ApiClient, path: string): Promise<T> {
  const answer = await guest.get(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as T;
}

const fieldOf =
  (path: string, field: string) =>
  async (guest: ApiClient): Promise<readonly string[]> => {
    const found = await read<unknown>(guest, path);
    return [found].flat().flatMap((item) => {
      const value = (item as Readonly<Record<string, unknown>>)[field];
      return typeof value === 'string' ? [value] : [];
    });
  };

const reservations = fieldOf('/api/reservations', 'seawareId');
const travellers = async (guest: ApiClient) =>
  (
    await Promise.all(
      (await reservations(guest)).map((id) =>
        read<readonly Traveller[]>(guest, `/api/shore-ex-guests?reservationId=${id}`),
      ),
    )
  ).flat();
interface Traveller {
  readonly participantId: string;
  readonly excursionBookings: readonly { readonly id: string }[];
}

const appointments = async (guest: ApiClient) => {
  const answer = await guest.post('/api/existing-appointment', {});
  return (
    (await answer.json()) as { readonly serviceAppointmentResponse: readonly { readonly appointmentId: string }[] }
  ).serviceAppointmentResponse.map(({ appointmentId }) => appointmentId);
};

const opportunity = async (guest: ApiClient) => {
  const { uniqueId } = (await (await guest.post('/api/opportunity', {})).json()) as {
    readonly uniqueId: string | null;
  };
  return uniqueId === null ? [] : [uniqueId];
};

const preferences = async (guest: ApiClient) =>
  (
    await read<{ readonly customerPreferencesResponse: readonly { readonly custPreferenceId: string }[] }>(
      guest,
      '/api/preference/survey',
    )
  ).customerPreferencesResponse.map(({ custPreferenceId }) => custPreferenceId);

const sessions = async (guest: ApiClient) =>
  attributesIn(await (await guest.get('/my-profile/settings/sessions')).text(), '[name="session"]', 'value').filter(
    (handle) => handle !== 'everywhere',
  );

/** A guest's session, as the forms of its pages name it. */
const visits = async (guest: ApiClient) =>
  attributesIn(
    await (await guest.get('/my-profile/settings/addresses')).text(),
    'form[data-draft-of]',
    'data-draft-of',
  ).slice(0, 1);

const passkeys = async (guest: ApiClient) =>
  (await read<{ readonly passkeys: readonly { readonly id: string }[] }>(guest, '/api/passkeys')).passkeys.map(
    ({ id }) => id,
  );

const contacts = (type: 'Email' | 'Phone') => async (guest: ApiClient) =>
  (await read<readonly { readonly id: string; readonly type: string }[]>(guest, '/api/contact-information')).flatMap(
    (contact) => (contact.type === type ? [contact.id] : []),
  );

/** Those that wait for the guest's word, from the forms of the page. */
const unconfirmed = async (guest: ApiClient) =>
  attributesIn(
    await (await guest.get('/my-profile/trips')).text(),
    'form[action="/my-profile/trips/unconfirmed"] [name="reservationId"]',
    'value',
  );

/** Trips whose preparation list can still be changed: it is read-only once a trip has begun or ended. */
const inPreparation = async (guest: ApiClient) => {
  const ids = await reservations(guest);
  const pages = await Promise.all(
    ids.map(async (id) => (await guest.get(`/my-profile/trips/preparation?reservationId=${id}`)).text()),
  );
  return ids.filter((_, index) => attributesIn(pages[index] ?? '', 'a[href*="/preparation/entry"]', 'href').length > 0);
};

/** From the links beside booked excursions, the last first: the first is given back by another call. */
const bookedParties = async (guest: ApiClient) =>
  (
    await Promise.all(
      (await reservations(guest)).map(async (id) => {
        const address = `/my-profile/trips/itinerary?reservationId=${id}&tab=local_experiences`;
        const html = await (await guest.get(address)).text();
        return attributesIn(html, 'a[href*="experiences/change"]', 'href').map((href) => href.split('party=')[1] ?? '');
      }),
    )
  )
    .flat()
    .toReversed();

/** From the edit links of the page that lists them, and from the form that it is when there is but one. */
const readRequests = async (guest: ApiClient) =>
  (
    await Promise.all(
      (await reservations(guest)).map(async (id) => {
        const html = await (
          await guest.get(`/shore-and-sea-experiences/edit-bespoke-experience?reservationId=${id}`)
        ).text();
        const inLinks = attributesIn(html, 'a[href*="&request="]', 'href').map((href) => href.split('&request=')[1]);
        return [...attributesIn(html, '[name="requestId"]', 'value'), ...inLinks].map((request = '') => request);
      }),
    )
  ).flat();

/** Nobody of the sample line has sent a file: one is sent, and found on its page. */
const sentFiles = async (guest: ApiClient) => {
  const [reservationId = ''] = await reservations(guest);
  if (reservationId === '') return [];
  const form = { reservationId, intent: 'ask', requestKey: 'a file', kind: 'special', text: 'A file.' };
  const bytes = Buffer.from('%PDF-1.7\n%%EOF');
  await guest.upload('/my-profile/trips/requests', form, [{ field: 'files', name: 'a.pdf', bytes }]);
  const html = await (await guest.get(`/my-profile/trips/requests?reservationId=${reservationId}`)).text();
  return attributesIn(html, '.request__file', 'href').map((href) => href.split('file=')[1] ?? '');
};

const sources: readonly Source[] = [
  { names: ['GET /my-profile/trips/requests/file file'], find: sentFiles },
  { names: ['contactId'], find: fieldOf('/api/contact-information', 'contactId') },
  {
    names: [
      'opportunityId',
      'GET /schedule-meeting id',
      'POST /schedule-meeting id',
      'POST /schedule-meeting/cancel id',
      'GET /schedule-meeting/invitation.ics id',
    ],
    find: opportunity,
  },
  {
    names: [
      'appointmentId',
      'POST /schedule-meeting move',
      'POST /schedule-meeting/cancel appointment',
      'GET /schedule-meeting/invitation.ics appointment',
    ],
    find: appointments,
  },
  { names: ['reservationId'], find: reservations },
  {
    names: ['GET', 'POST'].map((method) => `${method} /my-profile/trips/preparation/entry reservationId`),
    find: inPreparation,
  },
  { names: ['POST /my-profile/trips/unconfirmed reservationId'], find: unconfirmed },
  {
    names: ['participantId'],
    find: async (guest) => (await travellers(guest)).map(({ participantId }) => participantId),
  },
  {
    names: ['GET /my-profile/trips/experiences/change party', 'POST /my-profile/trips/experiences/change party'],
    find: bookedParties,
  },
  {
    names: ['removeShoreEx.items', 'POST /my-profile/trips/experiences bookingIds'],
    find: async (guest) =>
      (await travellers(guest)).flatMap(({ excursionBookings }) => excursionBookings.map(({ id }) => id)),
  },
  {
    names: [
      'GET /shore-and-sea-experiences/edit-bespoke-experience request',
      'POST /shore-and-sea-experiences/edit-bespoke-experience requestId',
      'GET /my-profile/trips/experiences.ics outing',
    ],
    find: readRequests,
  },
  { names: ['favoritesId', 'POST /my-profile/favourites/remove remove-'], find: fieldOf('/api/favorites', 'id') },
  { names: ['custPreferenceId', 'submitPreferenceInterests.id'], find: preferences },
  {
    names: [
      'addContactInformation.id',
      'changeContactInformation.id',
      'GET /my-profile/settings/emails edit',
      'POST /my-profile/settings/emails id',
      'GET /my-profile/settings/confirm contact',
      'POST /my-profile/settings/confirm contact',
      'POST /my-profile/settings/confirm/send contact',
    ],
    find: contacts('Email'),
  },
  { names: ['GET /my-profile/settings/phones edit', 'POST /my-profile/settings/phones id'], find: contacts('Phone') },
  {
    names: [
      'addAddressInformation.id',
      'changeAddressInformation.id',
      'GET /my-profile/settings/addresses edit',
      'POST /my-profile/settings/addresses id',
    ],
    find: fieldOf('/api/address-information', 'id'),
  },
  { names: ['POST /my-profile/settings/sessions/end session'], find: sessions },
  { names: ['GET /my-profile/draft-key visit'], find: visits },
  { names: ['removePasskey.passkeyId'], find: async (guest) => (await passkeys(guest)).slice(0, 1) },
  {
    names: ['POST /my-profile/settings/passkeys/remove passkey'],
    find: async (guest) => (await passkeys(guest)).slice(1),
  },
];

/** Inputs that name something of the line, which is the same for everyone. */
const lineIds = new Set([
  'itineraryId',
  'itineraryIds',
  'voyageId',
  'suiteId',
  'vesselId',
  'formId',
  'bookableTourId',
  'bookableTourDepartureId',
  'ageGroupPricingId',
  'salesChannelId',
]);
/** Made by the sender, to distinguish it from what they sent before. */
const ownNumbers = new Set(['submissionId', 'rawId', 'signInWithPasskey.id', 'addPasskey.id']);

export async function findOwnedIds(guest: ApiClient): Promise<OwnedIds> {
  const found = new Map<string, readonly string[]>();
  for (const { names, find } of sources) {
    const ids = await find(guest);
    for (const name of names) found.set(name, [...new Set(ids)]);
  }
  return found;
}

const known = new Set(sources.flatMap(({ names }) => names));

/** Under which name the ids of an input are known; `line` for what is nobody's own, undefined for what nobody has thought of. */
export function nameOfInput(address: string, input: string): string | 'line' | undefined {
  if (lineIds.has(input) || ownNumbers.has(input) || ownNumbers.has(`${address}.${input}`)) return 'line';
  return [`${address}.${input}`, `${address} ${input}`, input].find((name) => known.has(name));
}
