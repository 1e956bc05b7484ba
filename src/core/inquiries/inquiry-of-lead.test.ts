import { aLead } from '../../../test/builders/a-lead';
import { inquiryOfLead } from './inquiry-of-lead';
import { isInquiryOf, readInquiryTab } from './inquiry-tabs';

const about = { itineraryId: 'ON1-CYC-270503-007', suiteId: 'BR-I,SV', suiteName: 'Seaview Suite' };

describe('an inquiry of a lead', () => {
  it('INQ-04 says what it is about, and whose it is by the session, not by what was typed', () => {
    const lead = aLead({
      formId: 'enquire-now-itinerary',
      contactId: 'eleanor',
      fields: { ...about, email: 'other@example.com' },
    });
    expect(inquiryOfLead(lead)).toEqual({
      submissionId: lead.submissionId,
      madeAt: lead.receivedAt,
      contactId: 'eleanor',
      itineraryId: about.itineraryId,
      suite: { suiteId: 'BR-I,SV', name: 'Seaview Suite' },
    });
    const { suiteName, itineraryId } = about;
    expect(
      inquiryOfLead(
        aLead({ formId: 'enquire-now-itinerary', contactId: 'eleanor', fields: { suiteName, itineraryId } }),
      ),
    ).toMatchObject({ itineraryId, suite: { suiteId: '', name: 'Seaview Suite' } });
    expect(inquiryOfLead(aLead({ formId: 'inquire-now', fields: { email: ' Ada@Example.com ' } }))).toMatchObject({
      email: 'ada@example.com',
    });
    expect(
      inquiryOfLead(
        aLead({
          formId: 'voyage-extension',
          contactId: 'eleanor',
          fields: { extension: 'hydra', extensionName: 'Hydra' },
        }),
      ),
    ).toMatchObject({ extension: { slug: 'hydra', name: 'Hydra' } });
  });

  it.each([
    ['only by its id', { suiteId: 'BR-I,SV' }, { suiteId: 'BR-I,SV', name: '' }],
    ['only by its name', { suiteName: 'Seaview Suite' }, { suiteId: '', name: 'Seaview Suite' }],
    ['not at all', {}, undefined],
  ])('names a suite %s', (_how, fields, suite) => {
    expect(inquiryOfLead(aLead({ formId: 'inquire-now', fields }))?.suite).toEqual(suite);
  });

  it('INQ-04 D4 is none of another form, nor of a visitor whom no bot check has seen', () => {
    expect(inquiryOfLead(aLead({ contactId: 'eleanor', fields: about }))).toBeUndefined();
    expect(inquiryOfLead(aLead({ formId: 'inquire-now', isUnchecked: true }))).toBeUndefined();
    expect(
      inquiryOfLead(aLead({ formId: 'enquire-now-itinerary', isUnchecked: true, contactId: 'eleanor' })),
    ).toBeDefined();
  });

  it('INQ-01 stands under each kind that it names, and under All', () => {
    const suite = { suiteId: 'BR-I,SV', name: 'Seaview Suite' };
    const tabsOf = (inquiry: Parameters<typeof isInquiryOf>[1]) =>
      ['VOYAGE', 'SUITE', 'HAT'].map((tab) => isInquiryOf(readInquiryTab(tab), inquiry));
    expect(tabsOf({ itineraryId: about.itineraryId, suite })).toEqual([true, true, true]);
    expect(tabsOf({ suite })).toEqual([false, true, true]);
    expect(tabsOf({})).toEqual([false, false, true]);
  });
});
