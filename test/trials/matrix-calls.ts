import { notificationItems } from '../../src/core/notification-settings/notification-items';
import type { RouteRow } from '../support/route-table';

type JsonSchema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema | false>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
};

/** An operation as /api/openapi.json describes it, as far as the matrix reads it. */
export interface DescribedOperation {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: { readonly example?: unknown };
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;
  };
}

/** Where a call names something: a parameter of the address, or a field at a path of the body. */
export interface IdInput {
  readonly name: string;
  readonly at: 'query' | 'body';
  readonly path: readonly (string | number)[];
}

/** One call of the site, ready to be sent by anybody. */
export interface MatrixCall {
  readonly method: string;
  readonly path: string;
  readonly access: RouteRow['access'];
  /** The operation's id, or method and path of a page. */
  readonly address: string;
  readonly isApi: boolean;
  readonly query: Readonly<Record<string, string>>;
  /** JSON for `/api`, fields of a form for a page; absent where nothing is sent. */
  readonly body?: unknown;
  /** The form takes files. */
  readonly isMultipart: boolean;
  readonly inputs: readonly IdInput[];
}

const isId = (name: string) => /(^i|I)ds?$/.test(name);

/** Required parameters that name nobody. */
const harmless: Readonly<Record<string, string>> = {
  startDate: '2027-01-01',
  endDate: '2027-02-01',
  tourCode: 'ONX-1803',
  action: 'otp-request',
  formId: 'charter',
  itineraryId: 'ON1-ZZZ-270412-007',
  itineraryIds: 'ON1-ZZZ-270412-007',
  voyageId: 'ON1-ZZZ-270412-007',
  suiteId: 'SV',
};

const anExperience = '/shore-and-sea-experiences/wild-company/room-for-four/reserve';

/** The pages of a guest's own and what their forms send. A page that is not here is a gap, which the matrix reports. */
const pages: Readonly<
  Record<
    string,
    {
      readonly query?: Readonly<Record<string, string>>;
      readonly form?: Readonly<Record<string, string>>;
      readonly isMultipart?: true;
      readonly ids?: readonly string[];
      readonly at?: string;
    }
  >
> = {
  'GET /my-profile': {},
  'GET /my-profile/overview': {},
  'GET /my-profile/news': {},
  'GET /my-profile/draft-key': { ids: ['visit'] },
  'GET /my-profile/trips': {},
  'GET /my-profile/trips/itinerary': { ids: ['reservationId'] },
  'GET /my-profile/trips/day': { ids: ['reservationId'] },
  'GET /my-profile/trips/experiences/change': { ids: ['party'] },
  'POST /my-profile/trips/experiences/change': { ids: ['party'] },
  'POST /my-profile/trips/changes': { ids: ['reservationId'] },
  'GET /my-profile/trips/boarding': { ids: ['reservationId'] },
  'GET /my-profile/trips/boarding.pdf': { ids: ['reservationId'] },
  'GET /my-profile/trips/boarding.pkpass': { ids: ['reservationId'] },
  'GET /my-profile/trips/payment': { ids: ['reservationId'] },
  'GET /my-profile/trips/fare-breakdown.pdf': { ids: ['reservationId'] },
  'GET /my-profile/trips/invoice.pdf': { ids: ['reservationId'] },
  'GET /engine/manage/cancel': { ids: ['reservationId'] },
  'POST /engine/manage/cancel': { form: { kept: '0' }, ids: ['reservationId'] },
  'GET /my-profile/trips/party': { ids: ['reservationId'] },
  'POST /my-profile/trips/party': { form: { intent: 'invite' }, ids: ['reservationId'] },
  'GET /my-profile/trips/preparation': { ids: ['reservationId'] },
  'GET /my-profile/trips/preparation/entry': { query: { traveller: '0', item: 'papers' }, ids: ['reservationId'] },
  'POST /my-profile/trips/preparation/entry': { form: { traveller: '0', item: 'papers' }, ids: ['reservationId'] },
  'GET /my-profile/trips/preparation/luggage-labels.pdf': { query: { traveller: '0' }, ids: ['reservationId'] },
  'GET /my-profile/trips/requests': { ids: ['reservationId'] },
  'POST /my-profile/trips/requests': {
    form: { intent: 'ask', requestKey: 'matrix', kind: 'special', text: 'A quiet table.' },
    isMultipart: true,
    ids: ['reservationId'],
  },
  'GET /my-profile/trips/requests/file': { ids: ['reservationId', 'file'] },
  'GET /staff/requests': {},
  'GET /staff/preparation': { query: { reservationId: 'of nobody' } },
  'GET /staff/requests/request/file': { query: { request: 'of nobody', file: 'of nobody' } },
  'GET /staff/requests/request': { query: { request: 'of nobody' } },
  'POST /staff/requests/request': { form: { step: 'take', request: 'of nobody' } },
  'GET /my-profile/trips/shared': { ids: ['reservationId'] },
  'POST /my-profile/trips/unconfirmed': { form: { answer: 'confirm' }, ids: ['reservationId'] },
  'POST /my-profile/trips/experiences': { form: { intent: 'remove' }, ids: ['reservationId', 'bookingIds'] },
  'GET /my-profile/trips/experiences.ics': { ids: ['outing'] },
  'POST /my-profile/trips/calendar': { form: { intent: 'share' }, ids: ['reservationId'] },
  'GET /shore-and-sea-experiences/:categorySlug/:slug/reserve': { at: anExperience, ids: ['reservationId'] },
  'POST /shore-and-sea-experiences/:categorySlug/:slug/reserve': { at: anExperience, ids: ['reservationId'] },
  'GET /shore-and-sea-experiences/customize-your-experience': { ids: ['reservationId'] },
  'POST /shore-and-sea-experiences/customize-your-experience': {
    form: { notes: 'A quiet bay.' },
    ids: ['reservationId'],
  },
  'GET /shore-and-sea-experiences/edit-bespoke-experience': { ids: ['reservationId', 'request'] },
  'POST /shore-and-sea-experiences/edit-bespoke-experience': {
    form: { notes: 'A quiet bay.' },
    ids: ['reservationId', 'requestId'],
  },
  'GET /my-profile/favourites': {},
  'POST /my-profile/favourites/remove': { ids: ['remove-'] },
  'POST /my-profile/favourites/heart': {
    form: {
      type: 'STORY',
      value: 'the-middle-watch',
      description: 'The middle watch',
      return: '/stories',
      wish: 'keep',
    },
  },
  'GET /my-profile/inquiries': {},
  'GET /my-profile/settings': {},
  'GET /my-profile/settings/emails': { ids: ['edit'] },
  'POST /my-profile/settings/emails': {
    form: { email: 'matrix@example.com', businessPersonal: 'Personal' },
    ids: ['id'],
  },
  'GET /my-profile/settings/phones': { ids: ['edit'] },
  'POST /my-profile/settings/phones': {
    form: { countryCode: 'US', phoneNumber: '305 555 0155', businessPersonal: 'Personal' },
    ids: ['id'],
  },
  'GET /my-profile/settings/addresses': { ids: ['edit'] },
  'POST /my-profile/settings/addresses': {
    form: { country: 'GB', street: '1 Quay', city: 'Falmouth', postalCode: 'TR11 3QY' },
    ids: ['id'],
  },
  'GET /my-profile/settings/confirm': { ids: ['contact'] },
  'POST /my-profile/settings/confirm': { form: { OTP: '000000' }, ids: ['contact'] },
  'POST /my-profile/settings/confirm/send': { ids: ['contact'] },
  'GET /my-profile/settings/picture': {},
  'POST /my-profile/settings/picture': { isMultipart: true },
  'POST /my-profile/settings/picture/remove': {},
  'GET /my-profile/settings/picture/image': {},
  'GET /my-profile/settings/preferences': {},
  'GET /my-profile/settings/preferences/survey': {},
  'POST /my-profile/settings/preferences/survey': { form: { question: 'firstKnock' } },
  'GET /my-profile/settings/notifications': {},
  'POST /my-profile/settings/notifications': { form: { item: notificationItems[0] } },
  'GET /my-profile/settings/data': {},
  'GET /my-profile/settings/data/export': {},
  'POST /my-profile/settings/data/deletion': {},
  'POST /my-profile/settings/data/deletion/withdraw': {},
  'GET /my-profile/settings/sessions': {},
  'POST /my-profile/settings/sessions/end': { ids: ['session'] },
  'GET /my-profile/settings/passkeys': {},
  'POST /my-profile/settings/passkeys/remove': { ids: ['passkey'] },
  'GET /schedule-meeting': { ids: ['id'] },
  'POST /schedule-meeting': { form: { way: 'phone' }, ids: ['id', 'move'] },
  'POST /schedule-meeting/cancel': { ids: ['id', 'appointment'] },
  'GET /schedule-meeting/invitation.ics': { ids: ['id', 'appointment'] },
};

export const isGuestsOwn = ({ path, access }: RouteRow) =>
  /^\/(my-profile|schedule-meeting)\b/.test(path) || ['guest', 'guest-with-fresh-code', 'staff'].includes(access ?? '');

/** A page's call; undefined when nobody has written down what it asks for. */
export function callOfPage({ method, path, access }: RouteRow): MatrixCall | undefined {
  const address = `${method} ${path}`;
  const known = pages[address];
  if (!known) return undefined;
  const at = method === 'GET' ? 'query' : 'body';
  return {
    method,
    path: known.at ?? path,
    access,
    address,
    isApi: false,
    isMultipart: known.isMultipart ?? false,
    query: known.query ?? {},
    ...(method === 'GET' ? {} : { body: known.form ?? {} }),
    inputs: (known.ids ?? []).map((name) => ({ name, at, path: [name] })),
  };
}

/** A call of the API as its own description has it: with the example's body, and with every id that it takes. */
export function callOfOperation({ method, path, access }: RouteRow, described: DescribedOperation): MatrixCall {
  const parameters = described.parameters ?? [];
  const filled = parameters.reduce(
    (text, { name, in: address }) =>
      address === 'path' ? text.replace(`{${name}}`, harmless[name] ?? 'unknown') : text,
    path.replace(/:(\w+)/g, '{$1}'),
  );
  const content = described.requestBody?.content['application/json'];
  return {
    method,
    path: filled,
    access,
    address: described.operationId,
    isApi: true,
    isMultipart: false,
    query: Object.fromEntries(
      parameters.flatMap(({ name, in: address, required }) =>
        address === 'query' && required ? [[name, harmless[name] ?? 'unknown']] : [],
      ),
    ),
    ...(method === 'GET' ? {} : { body: content?.example ?? {} }),
    inputs: [
      ...parameters.flatMap(({ name, in: address }): readonly IdInput[] =>
        address === 'query' && isId(name) ? [{ name, at: 'query', path: [name] }] : [],
      ),
      ...(content ? idsIn(content.schema, []) : []),
    ],
  };
}

const partsOf = ({ anyOf = [], oneOf = [], allOf = [] }: JsonSchema) => [...anyOf, ...oneOf, ...allOf];

function idsIn(schema: JsonSchema, path: readonly (string | number)[]): readonly IdInput[] {
  const parts = partsOf(schema);
  const found = parts.flatMap((one) => idsIn(one, path));
  const others = found.filter(
    (one, index) => found.findIndex((other) => other.path.join('.') === one.path.join('.')) === index,
  );
  if (schema.items)
    return [
      ...others,
      ...(schema.items.properties || schema.items.items || partsOf(schema.items).length > 0
        ? idsIn(schema.items, [...path, 0])
        : path.length === 0
          ? [{ name: 'items', at: 'body' as const, path: [0] }]
          : []),
    ];
  return [
    ...others,
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]): readonly IdInput[] => {
      if (property === false) return [];
      return [
        ...(isId(name) && !property.properties ? [{ name, at: 'body' as const, path: [...path, name] }] : []),
        ...(property.properties || property.items ? idsIn(property, [...path, name]) : []),
      ];
    }),
  ];
}

/** The same call with one of its ids; undefined takes it out. A form's `remove-` is the beginning of a field's name. */
export function withId(call: MatrixCall, { name, at, path }: IdInput, id: string | undefined): MatrixCall {
  if (at === 'query') {
    const query = Object.fromEntries(Object.entries(call.query).filter(([parameter]) => parameter !== name));
    return { ...call, query: id === undefined ? query : { ...query, [name]: id } };
  }
  if (name.endsWith('-'))
    return { ...call, body: { ...(call.body as object), ...(id === undefined ? {} : { [`${name}${id}`]: 'true' }) } };
  return { ...call, body: put(call.body, path, id) };
}

function put(value: unknown, [step, ...rest]: readonly (string | number)[], id: string | undefined): unknown {
  if (step === undefined) return id;
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
    return [put(list[step], rest, id), ...list.slice(1)].filter((item) => item !== undefined);
  }
  const { [step]: old, ...others } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const next = put(old, rest, id);
  return next === undefined ? others : { ...others, [step]: next };
}
