import sharp from 'sharp';
import { FormBrowser } from '../../../test/support/form-browser';
import { ApiContract } from '../../../test/support/open-api';
import { readOutbox } from '../../../test/support/outbox';
import { resetLine } from '../../../test/support/reset-line';
import { type ApiClient, signIn } from '../../../test/support/sign-in';
import { until } from '../../../test/support/until';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { parseItineraryId } from '../../core/voyages/itinerary-id';
import { attributesIn, parseHtml, textsIn } from '../../../test/support/parse-html';

const page = '/my-profile/settings/picture';
const notifications = '/my-profile/settings/notifications';
const preferences = '/api/notification-preferences';
const email = 'guest@example.com';
const phone = '+13055550142';

let server: SharedServer;
let contract: ApiContract;
let eleanor: ApiClient;
let james: ApiClient;
let jpeg: Buffer;
beforeAll(async () => {
  server = await sharedServer();
  contract = await ApiContract.of(server.url);
  eleanor = await signIn(server.url, email, { address: '198.51.100.1' });
  james = await signIn(server.url, 'newcomer@example.com', { address: '198.51.100.2' });
  jpeg = await sharp({ create: { width: 500, height: 300, channels: 3, background: { r: 201, g: 163, b: 90 } } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret' } })
    .toBuffer();
}, 60_000);
beforeEach(() => resetLine(server.url));
afterAll(() => server.stop());

const setClock = (now: number) =>
  fetch(`${server.url}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now: new Date(now).toISOString() }),
  });

interface PictureResponse {
  readonly status: number;
  readonly body: {
    readonly stringBase64?: string;
    readonly fileName?: string;
    readonly code?: string;
    readonly error?: string;
  };
}

/** Every answer is held to what /api/openapi.json says of it. */
async function call(
  client: ApiClient | undefined,
  method: string,
  path: string,
  body?: object,
): Promise<PictureResponse & { readonly body: Record<string, unknown> }> {
  const headers = new Headers({
    'Sec-Fetch-Site': 'same-origin',
    'X-Forwarded-For': '198.51.100.9',
    ...(client ? { Cookie: client.cookie } : {}),
    ...(body ? { 'Content-Type': 'application/json' } : {}),
  });
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  return contract.read<Record<string, unknown>>(method, path, answer);
}

const convert = (client: ApiClient | undefined, bytes: Buffer, more: object = {}) =>
  call(client, 'POST', '/api/profilepiconvert', {
    stringBase64: bytes.toString('base64'),
    filename: 'me.jpg',
    ...more,
  });
const pictureOf = (client: ApiClient) => call(client, 'GET', '/api/profilepic');
const contactIdOf = async (client: ApiClient) => String((await call(client, 'GET', '/api/user')).body['contactId']);

/** As a browser without script sends it. */
async function upload(client: ApiClient, file: Buffer | undefined, name = 'me.jpg'): Promise<Response> {
  const form = new FormData();
  form.set('picture', new Blob(file ? [new Uint8Array(file)] : []), file ? name : '');
  return fetch(`${server.url}${page}`, {
    method: 'POST',
    body: form,
    headers: { Cookie: client.cookie, 'Sec-Fetch-Site': 'same-origin' },
    redirect: 'manual',
  });
}

const htmlOf = async (client: ApiClient, path: string) => (await client.get(path)).text();
const avatarsIn = (html: string) => attributesIn(html, 'img.avatar', 'src');

function asPage(client: ApiClient): FormBrowser {
  const browser = new FormBrowser(server.url);
  for (const [name, value] of client.jar) browser.adopt(name, value);
  return browser;
}

describe('/api/profilepiconvert and /api/profilepic', () => {
  it('API-08 API-09 ACC-19 keeps a guest’s own picture, developed anew, and shows it in every header', async () => {
    // A reset does not reach sessions, and a session has the version of its guest's picture.
    const guest = await signIn(server.url, email, { address: '198.51.100.5' });
    expect(await pictureOf(guest)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(avatarsIn(await htmlOf(guest, '/voyages'))).toEqual([]);
    const savedPicture = await convert(guest, jpeg, {
      filename: '../../me.JPEG',
      contactId: await contactIdOf(guest),
    });
    expect(savedPicture).toMatchObject({ status: 200, body: { fileName: 'profile-picture.jpeg' } });
    expect(await pictureOf(guest)).toEqual(savedPicture);
    const picture = Buffer.from(String(savedPicture.body['stringBase64']), 'base64');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 205, height: 205 });
    expect(picture.includes('secret')).toBe(false);
    const [src = ''] = avatarsIn(await htmlOf(guest, '/voyages'));
    expect(avatarsIn(await htmlOf(guest, '/my-profile/trips'))).toEqual([src, src]);
    // The picture is visible to its guest alone: its address names nobody, and a shared cache may not store it.
    const image = await guest.get(src);
    expect([
      image.status,
      image.headers.get('content-type'),
      image.headers.get('cache-control'),
      image.headers.get('vary'),
    ]).toEqual([200, 'image/jpeg', 'private, max-age=31536000, immutable', expect.stringContaining('Cookie')]);
    expect(Buffer.from(await image.arrayBuffer()).equals(picture)).toBe(true);
    expect((await guest.get(`${page}/image`)).headers.get('cache-control')).toBe('private, no-store');
    expect((await james.get(src)).status).toBe(404);
    expect(await pictureOf(james)).toMatchObject({ status: 404 });
    // Another session of hers learns of it too; a data: address is as good.
    expect(avatarsIn(await htmlOf(eleanor, '/voyages'))).toEqual([src]);
    const png = await sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect(
      await call(guest, 'POST', '/api/profilepiconvert', {
        stringBase64: `data:image/png;base64,${png.toString('base64')}`,
      }),
    ).toMatchObject({ status: 200, body: { fileName: 'profile-picture.png' } });
  }, 30_000);

  it('H48 H60 C13 refuses what is too large, no picture, or another guest’s, and retains the one before', async () => {
    expect((await convert(eleanor, jpeg)).status).toBe(200);
    const before = await pictureOf(eleanor);
    const tooLarge = Buffer.concat([jpeg, Buffer.alloc(2 * 1024 * 1024 + 1 - jpeg.length)]);
    const limit = { status: 413, body: { code: 'TOO_LARGE', error: 'Maximum upload file size: 2MB.' } };
    expect(await convert(eleanor, tooLarge)).toMatchObject(limit);
    expect(await convert(eleanor, Buffer.alloc(4 * 1024 * 1024))).toMatchObject(limit);
    // Just the limit is no more than the limit; what is behind the picture is cut away.
    expect((await convert(james, tooLarge.subarray(0, -1))).status).toBe(200);
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', 'no picture'])
      expect(await convert(eleanor, Buffer.from(text))).toMatchObject({ status: 422, body: { code: 'INVALID' } });
    expect((await call(eleanor, 'POST', '/api/profilepiconvert', { filename: 'me.png' })).status).toBe(422);
    expect(await convert(eleanor, jpeg, { contactId: await contactIdOf(james) })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(await convert(undefined, jpeg)).toMatchObject({ status: 401, body: { code: 'NO_SESSION' } });
    expect(await pictureOf(eleanor)).toEqual(before);
    // Everything else still takes 64 KB.
    expect(
      (await call(eleanor, 'PUT', preferences, { accountActivity: { email: true, sms: 'x'.repeat(70_000) } })).status,
    ).toBe(413);
  });
});

describe('the page', () => {
  it('ACC-17 ACC-18 takes a plain upload, cut from its middle, and says what is wrong where it is', async () => {
    const html = await htmlOf(james, page);
    expect(attributesIn(html, 'input[type="file"]', 'accept')).toEqual(['.png,.jpg,.jpeg']);
    expect(html).toContain('Maximum upload file size: 2MB.');
    const savedPicture = await upload(james, jpeg);
    expect([savedPicture.status, savedPicture.headers.get('location')]).toEqual([303, `${page}?done=saved`]);
    expect(avatarsIn(await htmlOf(james, `${page}?done=saved`))).toHaveLength(3);
    const refused = async (file: Buffer | undefined) => {
      const answer = await upload(james, file);
      return [answer.status, /field__error"[^>]*>([^<]*)</.exec(await answer.text())?.[1]];
    };
    expect(await refused(Buffer.alloc(5 * 1024 * 1024, 1))).toEqual([413, 'Maximum upload file size: 2MB.']);
    expect(await refused(Buffer.from('GIF89a'))).toEqual([
      422,
      'This file cannot be read as a picture. Please choose a PNG or a JPEG.',
    ]);
    expect(await refused(undefined)).toEqual([422, 'Please choose a picture first.']);
    const removed = await asPage(james).open(`${page}/remove`, { sure: '1' });
    expect([removed.status, removed.location]).toEqual([303, `${page}?done=removed`]);
    expect(avatarsIn(await htmlOf(james, `${page}?done=removed`))).toEqual([]);
    expect(await pictureOf(james)).toMatchObject({ status: 404 });
  }, 30_000);

  it('C13 outlives forms that are cut off, have no boundary, or are none', async () => {
    const send = async (type: string, body: string) =>
      (
        await fetch(`${server.url}${page}`, {
          method: 'POST',
          body,
          headers: { Cookie: james.cookie, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type },
        })
      ).status;
    expect(await send('multipart/form-data', 'x')).toBe(422);
    expect(
      await send(
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\nhalf',
      ),
    ).toBe(422);
    expect(await send('multipart/form-data; boundary=b', '--b--')).toBe(422);
    expect(await send('text/plain', 'picture')).toBe(415);
    expect((await upload(james, Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(100)]))).status).toBe(422);
  });
});

const off = { email: false, sms: false };
const outboxOf = async (to: string, words: RegExp) =>
  (await readOutbox(server.url, to)).filter(({ subject, text }) => words.test(`${subject} ${text}`));

const limitMs = 15_000;

describe('/api/notification-preferences', () => {
  it('H37 H60 sets what is named, all or nothing, for the guest of the session', async () => {
    const before = (await call(james, 'GET', preferences)).body;
    expect(before).toMatchObject({
      reservationReminders: { email: true, sms: true },
      passengerPolicies: { email: true, sms: false },
      accountActivity: off,
    });
    const changed = await call(james, 'PUT', preferences, {
      feedback: { email: true, sms: true },
      contactId: await contactIdOf(james),
    });
    expect(changed).toEqual({ status: 200, body: { ...before, feedback: { email: true, sms: true } } });
    for (const wrong of [
      { tripPlanning: off, carrierPigeon: off },
      { tripPlanning: { ...off, fax: true } },
      { tripPlanning: { email: true } },
      { tripPlanning: { email: 'true', sms: false } },
      {},
    ]) {
      expect(await call(james, 'PUT', preferences, wrong)).toMatchObject({ status: 422, body: { code: 'INVALID' } });
    }
    expect(
      await call(james, 'PUT', preferences, { feedback: off, contactId: await contactIdOf(eleanor) }),
    ).toMatchObject({ status: 403 });
    expect(await call(undefined, 'PUT', preferences, { feedback: off })).toMatchObject({ status: 401 });
    expect((await call(james, 'GET', preferences)).body).toEqual(changed.body);
    expect((await call(eleanor, 'GET', preferences)).body).toEqual(before);
  });

  it('PRF-03 H37 ROU-26 shows and edits each item as plain forms, beside the news of the same area', async () => {
    const guest = asPage(james);
    const states = async () =>
      parseHtml((await guest.open(notifications)).html)
        .querySelectorAll('[data-notification-state]')
        .map((state) => `${state.getAttribute('data-notification-state')} ${state.text}`);
    expect((await states())[2]).toBe('accountActivity Off');
    const { html } = await guest.open(`${notifications}?edit=accountActivity`);
    expect(textsIn(html, 'h1')).toEqual(['Edit Notification']);
    expect(html).toContain('back to account');
    const saved = await guest.open(notifications, { item: 'accountActivity', sms: '1' });
    expect([saved.status, saved.location]).toEqual([303, `${notifications}?saved=accountActivity`]);
    expect((await states())[2]).toBe('accountActivity On: SMS');
    expect((await guest.open(notifications, { item: 'somethingElse', sms: '1' })).status).toBe(404);
    expect((await guest.open('/my-profile/news')).status).toBe(200);
    expect((await new FormBrowser(server.url).open(notifications)).location).toBe(
      `/login?returnUrl=${encodeURIComponent(notifications)}`,
    );
  });

  it('PRF-04 H37 is obeyed: what happens in an account is notified by the channels that are on, and not when it is off', async () => {
    const outcome = async () => [
      (await outboxOf(email, /picture was changed/)).length,
      (await outboxOf(phone, /picture was changed/)).length,
    ];
    await call(eleanor, 'PUT', preferences, { accountActivity: off });
    await convert(eleanor, jpeg);
    await call(eleanor, 'PUT', preferences, { accountActivity: { email: true, sms: false } });
    await convert(eleanor, jpeg);
    await until(async () => (await outcome())[0], 1, limitMs);
    await call(eleanor, 'PUT', preferences, { accountActivity: { email: true, sms: true } });
    await convert(eleanor, jpeg);
    await until(outcome, [2, 1], limitMs);
    // A code goes all the same, with everything off.
    await call(eleanor, 'PUT', preferences, {
      accountActivity: off,
      reservationReminders: off,
      passengerPolicies: off,
    });
    await signIn(server.url, email, { address: '198.51.100.4' });
  }, 40_000);

  it('PRF-04 reminds of a deposit by e-mail and text message, once, as the settings have it', async () => {
    await call(eleanor, 'PUT', preferences, { reservationReminders: { email: true, sms: true } });
    const due =
      (await readReservations(eleanor)).find(({ reservationStatus }) => reservationStatus === 'OF')?.depositDate ?? '';
    const dayBefore = new Date(`${due}T17:00:00Z`).getTime() - 24 * 3600_000;
    expect(await outboxOf(email, /^Your deposit/)).toEqual([]);
    await setClock(dayBefore);
    await until(async () => (await outboxOf(phone, /the deposit of \$/)).length, 1, limitMs);
    const [mail] = await outboxOf(email, /^Your deposit/);
    expect(mail?.text).toContain('You receive this because “Reservation Reminders” is on.');
  }, 40_000);

  it('PRF-04 H37 writes about a voyage that is two weeks away by the way that is on for it, and about nothing that is off', async () => {
    await call(eleanor, 'PUT', preferences, { passengerPolicies: { email: true, sms: false }, travelRegulations: off });
    const starts = (await readReservations(eleanor))
      .filter(({ reservationStatus }) => reservationStatus === 'BK')
      .map(({ packages }) => parseItineraryId(packages[0]?.packageCode ?? ''));
    const start =
      starts.flatMap((sailing) => (sailing.kind === 'itinerary' ? [sailing.start] : [])).toSorted()[0] ?? '';
    await setClock(new Date(`${start}T17:00:00Z`).getTime() - 13 * 24 * 3600_000);
    await until(async () => (await outboxOf(email, /^Before you board for /)).length, 1, limitMs);
    const [mail] = await outboxOf(email, /^Before you board for /);
    expect(mail?.text).toMatch(/You receive this because “Passenger Policies” is on\..*\/terms$/s);
    expect([await outboxOf(phone, /terms/), await outboxOf(email, /^Papers for /)]).toEqual([[], []]);
  }, 40_000);
});

interface Reservation {
  readonly reservationStatus: string;
  readonly packages: readonly { readonly packageCode: string }[];
  readonly depositDate?: string;
}

const readReservations = async (client: ApiClient) =>
  (await (await client.get('/api/reservations')).json()) as readonly Reservation[];
