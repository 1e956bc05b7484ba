import type { StaffMember } from './staff-members.port';
import { ServeRequest } from './serve-request';

const member: StaffMember = { contactId: 'ines', name: 'Inés Calloway', role: 'consultant' };
const form = { requestId: 'r', formKey: 'key', text: ' It is\r\ndone. ' };

function open(isOpen = true) {
  const calls: unknown[] = [];
  const note = (name: string) => async (change: object) => {
    calls.push([name, change]);
    return isOpen;
  };
  const serve = new ServeRequest({ answer: note('answer'), assign: note('assign'), close: note('close') });
  return { serve, calls };
}

describe('what staff do with a request', () => {
  it('answers, takes and closes it in the name of the member', async () => {
    const { serve, calls } = open();
    for (const step of ['answer', 'take', 'close'] as const)
      expect(await serve.run(member, { step, ...form })).toEqual({ kind: 'done' });
    expect(calls).toEqual([
      ['answer', { requestId: 'r', member, formKey: 'key', text: 'It is\ndone.' }],
      ['assign', { requestId: 'r', member }],
      ['close', { requestId: 'r', member }],
    ]);
  });

  it('says that it is closed by now', async () => {
    const { serve } = open(false);
    for (const step of ['answer', 'take', 'close'] as const)
      expect(await serve.run(member, { step, ...form })).toEqual({ kind: 'closed' });
  });

  it('stores no answer without a text', async () => {
    const { serve, calls } = open();
    expect(await serve.run(member, { step: 'answer', ...form, text: ' ' })).toEqual({
      kind: 'invalid',
      error: 'missing',
    });
    expect(calls).toEqual([]);
  });
});
