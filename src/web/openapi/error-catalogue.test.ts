import { allCodes, catalogueOf, errorOf, isErrorCode } from './error-catalogue';
import { callErrorCodes } from './call-error-codes';

const anError = { status: 409, when: 'Always.', text: 'No.' };

it('H57 has the errors of the features beside those of all calls, by status and then by code', () => {
  expect(Object.keys(callErrorCodes).filter((code) => !isErrorCode(code))).toEqual([]);
  expect(errorOf('FAVOURITES_FULL').status).toBe(422);
  const order = allCodes.map((code) => `${errorOf(code).status} ${code}`);
  expect(order).toEqual(order.toSorted());
  expect(order).toContain('409 CALENDAR_FULL');
});

it('H57 refuses a code that two features have, and one that no feature has', () => {
  expect(() => catalogueOf([{ TAKEN: anError }, { TAKEN: anError }])).toThrow('catalogued twice');
  expect(() => errorOf('NOBODYS')).toThrow('NOBODYS is not in the catalogue');
  expect(isErrorCode('toString')).toBe(false);
});
