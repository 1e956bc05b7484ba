import type { ContainerModule } from 'inversify';
import { salesforceCrmModule } from '../adapters/crm-salesforce/crm.module';
import { embeddedCrmModule } from '../adapters/embedded-crm/crm.module';
import { GuestsOfAnotherCrm } from '../adapters/embedded-crm/guests-of-another-crm';
import { EmbeddedInquiryList } from '../adapters/embedded-crm/inquiries/inquiry-list';
import { EmbeddedConsentRepository } from '../adapters/embedded-crm/privacy/consent-repository';
import { EmbeddedSentForms } from '../adapters/embedded-crm/privacy/sent-forms';
import type { GuestDirectory } from '../core/sign-in/guest-directory.port';
import type { SystemParts } from './system-parts';

export function crmModule({ config, line, clock, log, salesforce }: SystemParts): ContainerModule {
  if (config.crm === 'embedded' || !salesforce) return embeddedCrmModule;
  const {
    records,
    tables,
    mapping: { recordTypes },
  } = salesforce;
  const leadTraces =
    config.leads.kind === 'salesforce'
      ? undefined
      : {
          inquiries: new EmbeddedInquiryList(line.database),
          sentForms: new EmbeddedSentForms(line.database),
          consents: new EmbeddedConsentRepository(line.database, clock),
        };
  const withEngine = (guests: GuestDirectory) =>
    config.engine.kind === 'embedded' ? new GuestsOfAnotherCrm(guests, line.database) : guests;
  const picturesUrl = config.salesforce?.picturesUrl;
  return salesforceCrmModule({ records, tables, recordTypes, picturesUrl, clock, log, leadTraces, withEngine });
}
