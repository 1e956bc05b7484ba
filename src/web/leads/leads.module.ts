import { ContainerModule } from 'inversify';
import { SentForms } from '../../core/privacy/sent-forms.port';
import { chapterOf, CopyChapter } from '../../core/privacy/copy-chapter.port';
import { ContentLibrary } from '../../core/content/content-library.port';
import { LeadForms } from '../../core/leads/lead-forms.port';
import { LeadInbox } from '../../core/leads/lead-inbox.port';
import { LeadOutbox } from '../../core/leads/lead-outbox.port';
import { SubmitLead } from '../../core/leads/submit-lead';
import { PhoneNumbers } from '../../core/geo/phone-numbers.port';
import { Clock } from '../../core/shared/clock.port';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { Secrets } from '../../core/shared/secrets.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { LoginHints } from '../../core/sign-in/login-hints';
import { NameItem } from '../../core/favourites/name-item';
import { GetSailing } from '../../core/voyages/get-sailing';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { compute, construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { BotCheckReader } from '../bot-check/bot-check-reader';
import { GeoLists } from '../geo/geo-lists';
import { addLeadFigures } from './lead-figures';
import type { Metrics } from '../health/metrics';
import { MetricSource } from '../health/metric-source';
import { OurHosts } from '../our-hosts';
import { BuiltAssets } from '../rendering/built-assets';
import { PageHeads } from '../rendering/page-heads';
import { FeatureRoutes } from '../routing/feature-routes';
import { DocumentCounter } from '../documents/document-counter';
import { LeadBlock } from './lead-block';
import { LeadHandler } from './lead-handler';
import { toContactView } from './contact-view';
import { inquiryNotes } from './inquiry-notes';
import { leadPageTable } from './lead-page';
import { LeadTargets } from './lead-targets';
import { LeadProofs } from './lead-proofs';
import { LeadSubjects } from './lead-subjects';
import { LeadsApi } from './leads.api';
import { LeadsPages } from './leads.pages';
import { leadsRoutes } from './leads.routes';
import { ThankYouPages } from './thank-you.pages';
import { NextStep } from './next-step';

export const leadsModule = new ContainerModule(({ bind }) => {
  construct(bind(SubmitLead), SubmitLead, {
    forms: LeadForms,
    outbox: LeadOutbox,
    inbox: LeadInbox,
    limits: RateLimits,
    phones: PhoneNumbers,
    secrets: Secrets,
    clock: Clock,
  });
  compute(bind(MetricSource), [LeadOutbox, Clock], (outbox, clock) => (metrics: Metrics) => {
    addLeadFigures({ metrics, outbox, clock });
  });
  construct(bind(LeadTargets), LeadTargets, [LeadForms]);
  construct(bind(NextStep), NextStep, {
    documents: DocumentCounter,
    hints: LoginHints,
    hosts: OurHosts,
    signInUrl: derived(tokens.config, ({ policy }) => policy.signInUrl),
    hasPersonalDataInUrls: derived(tokens.config, ({ policy }) => policy.hasPersonalDataInUrls),
  });
  construct(bind(LeadBlock), LeadBlock, { targets: LeadTargets, botChecks: BotCheckReader, geo: GeoLists });
  construct(bind(LeadHandler), LeadHandler, {
    submitLead: SubmitLead,
    guests: GuestDirectory,
    subjects: LeadSubjects,
    botChecks: BotCheckReader,
    nextStep: NextStep,
    secrets: Secrets,
    hosts: OurHosts,
  });
  construct(bind(LeadSubjects), LeadSubjects, {
    getSailing: GetSailing,
    content: VoyageContent,
    library: ContentLibrary,
    assets: BuiltAssets,
    hosts: OurHosts,
  });
  construct(bind(LeadProofs), LeadProofs, [Secrets, Clock]);
  construct(bind(LeadsPages), LeadsPages, {
    leadHandler: LeadHandler,
    proofs: LeadProofs,
    documents: DocumentCounter,
    botChecks: BotCheckReader,
    geo: GeoLists,
    heads: PageHeads,
    assets: BuiltAssets,
  });
  construct(bind(LeadsApi), LeadsApi, [LeadHandler, LeadTargets]);
  construct(bind(ThankYouPages), ThankYouPages, [PageHeads, BuiltAssets, NextStep, DocumentCounter]);
  compute(bind(CopyChapter), [SentForms], (sentForms) =>
    chapterOf('letters', 'The forms you sent signed in', (contactId) => sentForms.find(contactId)),
  );
  compute(
    bind(FeatureRoutes),
    [LeadsPages, ThankYouPages, DocumentCounter, LeadsApi, LeadForms, LeadTargets, tokens.lineContact, NameItem],
    (pages, thankYou, documents, api, forms, targets, contact, nameItem) => {
      const table = leadPageTable(targets, toContactView(contact), inquiryNotes(nameItem));
      return leadsRoutes(pages, thankYou, documents, api, forms, table);
    },
  );
});
