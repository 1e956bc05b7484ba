import type { ContainerModule } from 'inversify';
import { salesforceCrmModule } from '../adapters/crm-salesforce/crm.module';
import { embeddedCrmModule } from '../adapters/embedded-line/crm.module';
import { GuestsOfAnotherCrm } from '../adapters/embedded-line/guests-of-another-crm';
import type { GuestDirectory } from '../core/sign-in/guest-directory.port';
import type { SystemParts } from './system-parts';

/** Who knows the guests (CRM). What leads leave behind is read where leads go (LEADS). */
export function crmModule({ config, line, clock, log, salesforce }: SystemParts): ContainerModule {
  if (config.crm === 'embedded' || !salesforce) return embeddedCrmModule(line);
  const {
    records,
    tables,
    mapping: { recordTypes },
  } = salesforce;
  const leadTraces =
    config.leads.kind === 'salesforce'
      ? undefined
      : { inquiries: line.inquiryList, sentForms: line.sentForms, consents: line.consentRepository };
  const withEngine = (guests: GuestDirectory) =>
    config.engine.kind === 'embedded' ? new GuestsOfAnotherCrm(guests, line.database) : guests;
  return salesforceCrmModule({ records, tables, recordTypes, locks: line.locks, clock, log, leadTraces, withEngine });
}
