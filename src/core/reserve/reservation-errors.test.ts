import fc from 'fast-check';
import {
  carriedErrorCodes,
  RESERVATION_ERRORS,
  reservationErrors,
  UNKNOWN_RESERVATION_ERROR,
} from './reservation-errors';

const voyageNotFound =
  'Voyage details not found. Please select an alternate voyage or contact your Personal Yacht Consultant for help completing your reservation.';
const suiteNotFound =
  'Suite details not found. Please select an alternate suite or contact your Personal Yacht Consultant for help completing your reservation.';
const somethingWrong =
  'It looks like something went wrong. Please try again later or contact your Personal Yacht Consultant for help completing your reservation.';
const anyList = fc
  .array(fc.oneof(fc.constantFrom('RES-VID', 'RES-FareCode', 'RES-CatCode', ' RES-VID '), fc.string()), {
    maxLength: 30,
  })
  .map((codes) => codes.join(','));

describe('reservation errors', () => {
  it.each([
    ['RES-VID', voyageNotFound],
    ['RES-FareCode', voyageNotFound],
    ['RES-CatCode', suiteNotFound],
  ])('RES-13 RES-14 explain the code %s', (code, message) => {
    expect(reservationErrors(code)).toEqual([message]);
  });

  it.each(['RES-Other', 'res-vid', 'constructor', '<script>'])(
    'RES-15 have the default text for the code %s',
    (code) => {
      expect(reservationErrors(code)).toEqual([somethingWrong]);
    },
  );

  it('RES-12 reads a comma list, trims it and keeps its order', () => {
    expect(reservationErrors(' RES-CatCode , RES-VID ')).toEqual([suiteNotFound, voyageNotFound]);
  });

  it('RES-11 RES-15 list the same text once', () => {
    expect(reservationErrors('RES-VID,RES-FareCode,RES-VID')).toEqual([voyageNotFound]);
    expect(reservationErrors('A,B,RES-CatCode,C')).toEqual([somethingWrong, suiteNotFound]);
  });

  it('RES-11 are five at most', () => {
    const catalogue = new Map([1, 2, 3, 4, 5, 6, 7].map((number) => [`E${number}`, `Message ${number}`]));
    expect(reservationErrors('E1,E2,E2,E3,E4,E5,E6,E7', catalogue)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Message ${number}`),
    );
  });

  it.each([undefined, '', ',', ' , ,'])('RES-12 are none for the parameter %j', (errorcode) => {
    expect(reservationErrors(errorcode)).toEqual([]);
    expect(carriedErrorCodes(errorcode)).toBeUndefined();
  });

  it('RES-11 RES-13 RES-15 only ever says what the catalogue holds, each once, at most five', () => {
    const known = new Set([...RESERVATION_ERRORS.values(), UNKNOWN_RESERVATION_ERROR]);
    fc.assert(
      fc.property(anyList, (errorcode) => {
        const messages = reservationErrors(errorcode);
        expect(messages.every((message) => known.has(message))).toBe(true);
        expect(new Set(messages).size).toBe(messages.length);
        expect(messages.length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('SUI-09 RES-10 carries each code once, and to the same messages', () => {
    expect(carriedErrorCodes(' RES-VID,RES-CatCode, RES-VID')).toBe('RES-VID,RES-CatCode');
    const shortLists = fc.array(fc.constantFrom('RES-VID', 'RES-FareCode', 'RES-CatCode', 'RES-New'), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(shortLists, (codes) => {
        const carried = carriedErrorCodes(codes.join(','));
        expect(reservationErrors(carried)).toEqual(reservationErrors(codes.join(',')));
        expect(carriedErrorCodes(carried)).toBe(carried);
      }),
    );
  });

  it('RES-10 RES-15 carries forty characters of a longer code, which has the default text on every step', () => {
    expect(carriedErrorCodes(`RES-VID,${'x'.repeat(40)},${'y'.repeat(41)}`)).toBe(
      `RES-VID,${'x'.repeat(40)},${'y'.repeat(40)}`,
    );
    expect(reservationErrors(carriedErrorCodes('x'.repeat(2_000)))).toEqual([somethingWrong]);
  });

  it('RES-12 reads only the head of a hostile list', () => {
    const started = performance.now();
    expect(reservationErrors('a,'.repeat(32_768))).toEqual([somethingWrong]);
    expect((carriedErrorCodes(Array.from({ length: 5_000 }, (_, at) => `E${at}`).join(',')) ?? '').length).toBeLessThan(
      1_000,
    );
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
