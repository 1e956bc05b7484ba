import { bodyOf, pageUrlOf, submissionIdFor } from './lead-body';
import { saveDraft, readDraft } from './lead-draft';
import { sampleForms } from './sample-forms';

const { fields } = sampleForms.careers;

beforeEach(() => {
  const history = {
    state: null as unknown,
    replaceState: (state: unknown) => void (history.state = JSON.parse(JSON.stringify(state))),
  };
  Object.defineProperty(globalThis, 'history', { value: history, configurable: true });
});

describe('what is sent', () => {
  it('FRM-18 FRM-32 is what was asked for and what is carried, under its wire names', () => {
    const body = bodyOf({
      formId: 'careers',
      fields,
      values: {
        first_name: 'Ada',
        careerInterest: 'Marine Operations',
        marineOperations: 'Nautical',
        hotelOperations: 'left over',
      },
      carriedFields: { itineraryId: 'ON1' },
      tracking: { gclid: 'x' },
    });
    expect(body).toMatchObject({
      form: 'careers',
      first_name: 'Ada',
      marineOperations: 'Nautical',
      itineraryId: 'ON1',
      gclid: 'x',
    });
    expect(body).not.toHaveProperty('hotelOperations');
  });

  it('C11 names its page without naming its writer', () => {
    expect(pageUrlOf('https://line.example/inquire-now?itineraryId=A&email=a%40b.c&phone=1&countryCode=US#x')).toBe(
      'https://line.example/inquire-now?itineraryId=A',
    );
  });
});

describe('the id of a submission', () => {
  it('D2 stays for the same content, also after a reload, and changes with it', () => {
    const first = submissionIdFor('careers', { first_name: 'Ada' });
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(submissionIdFor('careers', { first_name: 'Ada' })).toBe(first);
    const other = submissionIdFor('careers', { first_name: 'Grace' });
    expect(other).not.toBe(first);
    expect(submissionIdFor('careers', { first_name: 'Ada' })).not.toBe(first);
  });

  it('D2 is forgotten with a lead that has arrived', () => {
    const first = submissionIdFor('careers', { first_name: 'Ada' });
    saveDraft('careers', undefined);
    expect(submissionIdFor('careers', { first_name: 'Ada' })).not.toBe(first);
  });

  it('keeps drafts of two forms apart, and what others keep in the same place', () => {
    history.replaceState({ scroll: 12 }, '');
    saveDraft('a', { values: { name: 'A' } });
    saveDraft('b', { values: { name: 'B' } });
    expect([readDraft('a').values, readDraft('b').values, readDraft('c').values]).toEqual([
      { name: 'A' },
      { name: 'B' },
      {},
    ]);
    expect(history.state).toMatchObject({ scroll: 12 });
  });
});
