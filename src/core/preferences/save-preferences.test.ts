import type { GuestPreferences } from './guest-preferences.port';
import { changedRecord, type PreferenceRecord } from './preference-record';
import type { QuestionSet } from './question-set';
import { SavePreferences } from './save-preferences';

const set = {
  quizQuestions: [
    {
      questionKey: 'company',
      type: 'quizSingle',
      name: 'Who?',
      quizAnswers: [
        { answerKey: 'family', name: 'F' },
        { answerKey: 'alone', name: 'A' },
      ],
      quizQuestions: [
        {
          questionKey: 'ages',
          type: 'quizSingle',
          name: 'How old?',
          quizAnswers: [{ answerKey: 'small', name: 'S' }],
          quizQuestions: [],
          answersTagMatch: ['family'],
        },
      ],
    },
  ],
} as unknown as QuestionSet;

/** Of one guest. */
class PreferencesInMemory implements GuestPreferences {
  record: PreferenceRecord | undefined;

  find: GuestPreferences['find'] = async () => this.record;

  findStatus: GuestPreferences['findStatus'] = async () => this.record?.status;

  save: GuestPreferences['save'] = async ({ contactId, change }) => {
    const kind = this.record ? 'changed' : 'created';
    this.record = changedRecord(this.record ?? { id: 'one', contactId, answers: {} }, change);
    return { kind, record: this.record };
  };

  change: GuestPreferences['change'] = async ({ id, change }) => {
    if (this.record?.id !== id) return undefined;
    this.record = changedRecord(this.record, change);
    return this.record;
  };
}

const contactId = 'eleanor';
const open = () => {
  const preferences = new PreferencesInMemory();
  const save = new SavePreferences({
    preferences,
    questions: { getQuestions: async () => set },
    guests: { getGuest: async () => ({ opportunityId: 'hers' }) },
  });
  return { preferences, save };
};

describe('saving preferences', () => {
  it('SUR-11 creates the record the first time, changes it from then on, and changes nothing that is not there', async () => {
    const { save, preferences } = open();
    expect(await save.run({ contactId, answers: { company: 'alone' }, mayCreate: false })).toEqual({
      kind: 'not-found',
    });
    expect(
      await save.run({ contactId, answers: { company: 'family' }, change: { status: 'in-progress' }, mayCreate: true }),
    ).toMatchObject({ kind: 'created' });
    expect(
      await save.run({
        contactId,
        namedOwner: { custPreferenceId: 'one', contactId, opportunityId: 'hers' },
        answers: { ages: 'small' },
        mayCreate: false,
      }),
    ).toMatchObject({ kind: 'changed' });
    expect(preferences.record).toEqual({
      id: 'one',
      contactId,
      answers: { company: ['family'], ages: ['small'] },
      status: 'in-progress',
    });
  });

  it('H60 C2 refuses another guest’s names, and writes nothing', async () => {
    const { save, preferences } = open();
    expect(await save.run({ contactId, namedOwner: { contactId: 'james' }, mayCreate: true })).toEqual({
      kind: 'someone-else',
    });
    expect(await save.run({ contactId, namedOwner: { opportunityId: 'his' }, mayCreate: true })).toEqual({
      kind: 'someone-else',
    });
    expect(await save.run({ contactId, namedOwner: { custPreferenceId: 'his' }, mayCreate: true })).toEqual({
      kind: 'not-found',
    });
    expect(preferences.record).toBeUndefined();
  });

  it('SUR-06 finishing leaves no answer behind to a question that is not asked any more', async () => {
    const { save, preferences } = open();
    await save.run({
      contactId,
      answers: { company: 'family', ages: 'small' },
      change: { status: 'in-progress', at: 'ages' },
      mayCreate: true,
    });
    await save.run({ contactId, answers: { company: 'alone' }, mayCreate: true });
    // Until then it is kept: the guest may change their mind once more.
    expect(preferences.record?.answers['ages']).toEqual(['small']);
    await save.run({ contactId, change: { status: 'completed' }, mayCreate: true });
    expect(preferences.record).toEqual({ id: 'one', contactId, answers: { company: ['alone'] }, status: 'completed' });
  });

  it('SUR-10 restarting forgets all but the id, and retaking the status alone', async () => {
    const { save, preferences } = open();
    await save.run({ contactId, answers: { company: 'alone' }, change: { status: 'completed' }, mayCreate: true });
    await save.run({ contactId, change: { status: null }, mayCreate: false });
    expect(preferences.record).toEqual({ id: 'one', contactId, answers: { company: ['alone'] } });
    await save.run({ contactId, change: { status: null, isFresh: true }, mayCreate: false });
    expect(preferences.record).toEqual({ id: 'one', contactId, answers: {} });
  });

  it('C4 keeps nothing of a request with one wrong answer', async () => {
    const { save, preferences } = open();
    expect(
      await save.run({ contactId, answers: { company: 'alone', ages: 'ancient' }, mayCreate: true }),
    ).toMatchObject({ kind: 'wrong-answers', mistakes: [{ questionKey: 'ages' }] });
    expect(preferences.record).toBeUndefined();
  });

  it('SUR-06 stores the question at which the guest stopped, and none that does not exist', async () => {
    const { save, preferences } = open();
    const stop = (at: string) => save.run({ contactId, change: { status: 'in-progress', at }, mayCreate: true });
    expect(await stop('ancestors')).toEqual({ kind: 'unknown-question' });
    expect(preferences.record).toBeUndefined();
    expect(await stop('ages')).toMatchObject({ kind: 'created' });
    expect(preferences.record?.at).toBe('ages');
  });
});
