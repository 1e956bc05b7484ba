import { StoppedClock } from '../../../test/builders/a-clock';
import type { CodeCheckOutcome } from '../sign-in/one-time-codes.port';
import { ConfirmContact } from './confirm-contact';
import type { Contact } from './contact';
import type { ConfirmOutcome } from './contact-repository.port';

const contact: Contact = { id: 'new', channel: 'email', address: 'new@example.com', use: 'Personal', isPrimary: false };
const known: Contact = { ...contact, id: 'known', confirmedAddress: 'new@example.com' };
const sheet = { contacts: [known, contact], removedIds: [], inUse: {} };
const guess = { contactId: 'eleanor', id: 'new', code: '123456', browser: 'a-browser' };

function open({
  checked = { kind: 'right-code' } as CodeCheckOutcome,
  confirmed = { kind: 'confirmed', before: sheet, after: sheet } as ConfirmOutcome | Error,
} = {}) {
  const [asked, confirmations, restored]: [object[], object[], object[]] = [[], [], []];
  const confirm = new ConfirmContact({
    repository: {
      find: async () => sheet,
      confirm: async (request) => {
        confirmations.push(request);
        if (confirmed instanceof Error) throw confirmed;
        return confirmed;
      },
    },
    codes: {
      check: async (request) => {
        asked.push(request);
        return checked;
      },
      restore: async (code) => void restored.push(code),
    },
    notifier: { run: async () => ['a notice that did not go out'] },
    clock: new StoppedClock(),
  });
  return {
    run: (parts: Partial<typeof guess> | { code: undefined } = {}) => confirm.run({ ...guess, ...parts }),
    asked,
    confirmations,
    restored,
  };
}

describe('confirming an address of a guest', () => {
  it('A8 takes the code that went to that very address, and tells the addresses that were there before', async () => {
    const { run, asked, confirmations } = open();
    expect(await run()).toEqual({ kind: 'confirmed', contact, notificationErrors: ['a notice that did not go out'] });
    expect(asked).toMatchObject([{ code: '123456', browser: 'a-browser' }]);
    expect(confirmations).toEqual([
      { contactId: 'eleanor', id: 'new', address: 'new@example.com', at: new StoppedClock().now() },
    ]);
  });

  it('A8 asks for no code where there is nothing to confirm or nothing was typed', async () => {
    const { run, asked } = open();
    expect(await run({ id: 'of-somebody-else' })).toEqual({ kind: 'not-found' });
    expect(await run({ id: 'known' })).toEqual({ kind: 'confirmed', contact: known, notificationErrors: [] });
    expect(await run({ code: undefined })).toEqual({ kind: 'failed', contact });
    expect(asked).toEqual([]);
  });

  it.each<[CodeCheckOutcome, object]>([
    [{ kind: 'wrong-code', attemptsLeft: 2 }, { kind: 'failed' }],
    [{ kind: 'no-code' }, { kind: 'failed' }],
    [{ kind: 'too-many-attempts' }, { kind: 'too-many-attempts', retryAfterSeconds: 30 }],
    [
      { kind: 'locked-out', retryAfterSeconds: 900 },
      { kind: 'too-many-attempts', retryAfterSeconds: 900 },
    ],
  ])('A8 confirms nothing by a code that is %j', async (checked, outcome) => {
    const { run, confirmations } = open({ checked });
    expect(await run()).toEqual({ ...outcome, contact });
    expect(confirmations).toEqual([]);
  });

  it.each<[ConfirmOutcome, object]>([
    [{ kind: 'not-found' }, { kind: 'not-found' }],
    [{ kind: 'taken' }, { kind: 'taken', contact }],
  ])('A8 says that an address is %j by now', async (confirmed, outcome) => {
    const { run, restored } = open({ confirmed });
    expect(await run()).toEqual(outcome);
    expect(restored).toEqual([]);
  });

  it('A8 A3 leaves the guest the right code when the address could not be stored', async () => {
    const { run, asked, restored } = open({ confirmed: new Error('the CRM is down') });
    await expect(run()).rejects.toThrow('the CRM is down');
    expect(restored).toEqual(asked);
  });
});
