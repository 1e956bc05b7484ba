import { askEverything } from './authorisation-matrix';
import { callOfOperation, callOfPage } from './matrix-calls';
import { nameOfInput } from './owned-ids';
import { whatIsWrong } from './trial';

it('C1 C2 asks every call, page and form without a session, with an expired one, with another guest’s ids and with their own: no deviation', async () => {
  expect(whatIsWrong(await askEverything({ isFull: false }))).toEqual([]);
}, 120_000);

it('has a gap where a page or an id is new', () => {
  expect(callOfPage({ method: 'GET', path: '/my-profile/wardrobe', access: 'guest' })).toBeUndefined();
  const schema = {
    type: 'array',
    items: { properties: { cabinetId: {}, colour: {}, user: { properties: { contactId: {} } } } },
  };
  const call = callOfOperation(
    { method: 'POST', path: '/api/wardrobe', access: 'guest' },
    { operationId: 'keepSuit', requestBody: { content: { 'application/json': { schema } } } },
  );
  expect(call.inputs.map(({ name, path }) => [name, path])).toEqual([
    ['cabinetId', [0, 'cabinetId']],
    ['contactId', [0, 'user', 'contactId']],
  ]);
  expect(call.inputs.map(({ name }) => nameOfInput(call.address, name))).toEqual([undefined, 'contactId']);
});
