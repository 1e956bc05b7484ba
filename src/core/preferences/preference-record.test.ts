import { changedRecord, type PreferenceChange, type PreferenceRecord } from './preference-record';

const ids = { id: 'one', contactId: 'eleanor' };
const answers = { company: ['family'] };
const begun: PreferenceRecord = { ...ids, answers, status: 'in-progress', at: 'ages' };
const completed: PreferenceRecord = { ...ids, answers, status: 'completed' };
const untouched: PreferenceRecord = { ...ids, answers };

describe('a change of a record of preferences', () => {
  it.each<[string, PreferenceRecord, PreferenceChange, PreferenceRecord]>([
    [
      'keeps the status and the place that it does not name',
      begun,
      { answers: { ages: ['small'] } },
      {
        ...begun,
        answers: { ...answers, ages: ['small'] },
      },
    ],
    [
      'replaces one answer and removes an empty one',
      begun,
      { answers: { company: [], ages: ['tall'] } },
      {
        ...begun,
        answers: { ages: ['tall'] },
      },
    ],
    ['moves the place', begun, { at: 'pillow' }, { ...begun, at: 'pillow' }],
    ['begins', untouched, { status: 'in-progress', at: 'company' }, { ...begun, at: 'company' }],
    ['has no place before it begins', untouched, { at: 'company' }, untouched],
    ['has no place once it is completed', begun, { status: 'completed' }, completed],
    ['does not go back from completed by itself', completed, { status: 'in-progress', at: 'ages' }, completed],
    ['goes back from completed when it is retaken', completed, { status: null }, untouched],
    ['loses its place when it is retaken', begun, { status: null }, untouched],
    [
      'loses its answers and its place when it is restarted',
      begun,
      { isFresh: true },
      {
        ...ids,
        answers: {},
        status: 'in-progress',
      },
    ],
    [
      'begins anew with an answer',
      begun,
      { isFresh: true, answers: { ages: ['small'] }, at: 'pillow' },
      {
        ...ids,
        answers: { ages: ['small'] },
        status: 'in-progress',
        at: 'pillow',
      },
    ],
  ])('SUR-10 %s', (_what, before, change, after) => {
    expect(changedRecord(before, change)).toStrictEqual(after);
  });
});
