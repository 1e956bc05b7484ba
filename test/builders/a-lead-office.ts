import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { LibPhoneNumbers } from '../../src/adapters/libphonenumber/phone-numbers';
import { NodeSecrets } from '../../src/adapters/node-crypto/secrets';
import type { VoyageExtension } from '../../src/core/content/voyage-extension';
import type { FormSettings } from '../../src/core/leads/form-settings';
import { specifiedForms } from '../../src/core/leads/forms/specified-forms';
import type { Lead } from '../../src/core/leads/lead';
import type { GatedDocument, LeadForms } from '../../src/core/leads/lead-forms.port';
import type { LeadInbox } from '../../src/core/leads/lead-inbox.port';
import type { KnownLead, LeadOutbox } from '../../src/core/leads/lead-outbox.port';
import { SubmitLead } from '../../src/core/leads/submit-lead';
import type { BotCheckOutcome } from '../../src/core/shared/bot-check.port';
import type { RateLimits } from '../../src/core/shared/rate-limits.port';
import type { Guest } from '../../src/core/sign-in/guest';
import { LoginHints } from '../../src/core/sign-in/login-hints';
import { GetSailing } from '../../src/core/voyages/get-sailing';
import { GeoLists } from '../../src/web/geo/geo-lists';
import { HttpError } from '../../src/web/http-error';
import { DocumentCounter } from '../../src/web/documents/document-counter';
import { DocumentDownloads } from '../../src/web/documents/document-downloads';
import { DocumentProofs } from '../../src/web/documents/document-proofs';
import { DocumentLibrary, type DocumentSource } from '../../src/web/documents/document-library';
import { LeadHandler } from '../../src/web/leads/lead-handler';
import { leadPageTable } from '../../src/web/leads/lead-page';
import { LeadTargets } from '../../src/web/leads/lead-targets';
import { LeadProofs } from '../../src/web/leads/lead-proofs';
import { LeadSubjects } from '../../src/web/leads/lead-subjects';
import { LeadsApi } from '../../src/web/leads/leads.api';
import { LeadsPages } from '../../src/web/leads/leads.pages';
import { leadsRoutes } from '../../src/web/leads/leads.routes';
import { ThankYouPages } from '../../src/web/leads/thank-you.pages';
import { NextStep } from '../../src/web/leads/next-step';
import { AddressRules } from '../../src/web/routing/address-rules';
import { setUpBodyParsing } from '../../src/web/middleware/set-up-body-parsing';
import { OurHosts } from '../../src/web/our-hosts';
import type { PageResponse } from '../../src/web/rendering/page-answer';
import { mountRoutes } from '../../src/web/routing/mount-routes';
import { shownPage } from '../support/shown-page';
import { StoppedClock } from './a-clock';
import { aSailing } from './a-sailing';
import { aSuite, aVoyage } from './a-voyage';
import { builtPictures } from './built-pictures';
import { fakeLine } from './fake-line';
import { noTripChanges } from './no-trip-changes';
import { RateLimitsInMemory } from './rate-limits-in-memory';

/** What a line may have decided, in short. */
export const someSettings = (parts: Partial<FormSettings> = {}): FormSettings => ({
  year: 2027,
  leadSource: 'Public',
  thankYouUrl: '/thank-you',
  longestMessage: 1_000,
  yachtConsent: { text: 'Write to me.', isTicked: false },
  hotelConsent: { text: 'Hotels too.', isTicked: false, isShown: true },
  voyageInterests: [
    { value: 'coves', label: 'Coves' },
    { value: 'towns', label: 'Towns' },
  ],
  propertyLocations: {
    'North America': [{ value: 'Mirador', label: 'Casa Mirador' }],
    Europe: [{ value: 'Brisa', label: 'Can Brisa' }],
  },
  defaultCountry: 'US',
  ...parts,
});

/** An outbox as a list. */
export class LeadsInMemory implements Pick<LeadOutbox, 'save' | 'recall'> {
  readonly stored: Lead[] = [];

  async save(lead: Lead): Promise<{ readonly kind: 'saved' } | KnownLead> {
    const known = await this.recall(lead.submissionId);
    if (known) return known;
    this.stored.push(lead);
    return { kind: 'saved' };
  }

  async recall(submissionId: string): Promise<KnownLead | undefined> {
    const found = this.stored.find((lead) => lead.submissionId === submissionId);
    return found && { kind: 'known', fingerprint: found.fingerprint };
  }
}

const thanksFor = (id: string) => ({
  id,
  title: id,
  standfirst: '',
  submitLabel: 'Send',
  fields: [],
  thanks: { kind: 'redirect', to: '/thank-you' } as const,
});

interface OfficeParts {
  readonly settings?: Partial<FormSettings>;
  readonly outbox?: Pick<LeadOutbox, 'save' | 'recall'>;
  readonly inbox?: LeadInbox;
  readonly limits?: RateLimits;
  readonly botCheck?: () => BotCheckOutcome;
  readonly guest?: Guest;
  readonly findGuest?: () => Promise<Guest | undefined>;
  readonly documents?: readonly GatedDocument[];
  readonly extensions?: readonly VoyageExtension[];
  /** The pages of those documents, by slug; one without is handed over by nobody. */
  readonly brochures?: Readonly<Record<string, DocumentSource>>;
  readonly hasPersonalDataInUrls?: boolean;
  /** Instead of the one voyage and its sailing. */
  readonly line?: ReturnType<typeof fakeLine>;
}

/** The pages and endpoints of lead forms on a line that a test laid out, behind real HTTP. A page answers with its props. */
export async function aLeadOffice(parts: OfficeParts = {}) {
  const clock = new StoppedClock();
  const hosts = new OurHosts({ port: 0 });
  const secrets = new NodeSecrets('a secret of thirty-two letters or more');
  const outbox = parts.outbox ?? new LeadsInMemory();
  const checked: string[] = [];
  const line =
    parts.line ??
    fakeLine({
      voyages: [aVoyage()],
      sailings: [aSailing({ itineraryId: 'ON1-CYC-270503-007', voyageId: 'CYC' })],
      suites: [aSuite()],
    });
  const definitions = [...specifiedForms(someSettings(parts.settings)), thanksFor('deck-plans')];
  const forms: LeadForms = {
    getForm: (formId) => definitions.find(({ id }) => id === formId),
    formIds: () => definitions.map(({ id }) => id),
    getDocument: (slug) => parts.documents?.find((document) => document.slug === slug),
    findDocuments: () => parts.documents ?? [],
  };
  const submitLead = new SubmitLead({
    forms,
    secrets,
    clock,
    outbox: outbox as LeadOutbox,
    phones: new LibPhoneNumbers(),
    inbox: parts.inbox ?? { accept: async () => ({ kind: 'refused', reason: 'no CRM in this test' }) },
    limits: parts.limits ?? new RateLimitsInMemory(clock),
  });
  const botChecks = {
    view: { provider: 'altcha' } as const,
    askPlain: async ({
      action,
      isShown = false,
      isMissed = false,
    }: {
      readonly action: string;
      readonly isShown?: boolean;
      readonly isMissed?: boolean;
    }) => ({ question: action, challenge: 'sealed', isShown, isMissed }),
    proofOf: (_req: unknown, action: string) => async () => {
      checked.push(action);
      return parts.botCheck?.() ?? ({ kind: 'human' } as const);
    },
  };
  const library = new DocumentLibrary({
    sourceOf: (slug) => parts.brochures?.[slug],
    edition: () => clock.now().toISOString().slice(0, 10),
    log: { warn: () => undefined },
  });
  const counter = new DocumentCounter({
    forms,
    library,
    proofs: new DocumentProofs(secrets, clock),
    downloads: new DocumentDownloads({ release: () => undefined }),
  });
  const hints = new LoginHints({ secrets, clock, singleUse: { use: async () => true } });
  const nextStep = new NextStep({
    documents: counter,
    hints,
    hosts,
    signInUrl: '/login',
    hasPersonalDataInUrls: parts.hasPersonalDataInUrls ?? false,
  });
  const leadHandler = new LeadHandler({
    submitLead,
    botChecks,
    hosts,
    secrets,
    guests: { getGuest: parts.findGuest ?? (async () => parts.guest) },
    subjects: new LeadSubjects({
      getSailing: new GetSailing(line.content, line.inventory, clock, 'America/New_York', noTripChanges),
      content: line.content,
      library: { findExtensions: async () => parts.extensions ?? [] },
      assets: builtPictures(),
      hosts,
    }),
    nextStep,
  });
  const renderer = {
    render: async (_req: unknown, res: express.Response, response: PageResponse) => {
      const { name, props } = shownPage(response);
      res.status(response.answer.status ?? 200).json({ ...props, page: name });
    },
  };
  const heads = { head: () => ({}) };
  const targets = new LeadTargets(forms);
  const routes = leadsRoutes(
    new LeadsPages({
      documents: counter,
      leadHandler,
      heads,
      botChecks,
      proofs: new LeadProofs(secrets, clock),
      geo: new GeoLists(new LibPhoneNumbers(), { defaultCountry: 'US' }),
      assets: builtPictures(),
    }),
    new ThankYouPages(heads, builtPictures(), nextStep, counter),
    counter,
    new LeadsApi(leadHandler, targets),
    forms,
    leadPageTable(targets, { phone: '', phoneHref: '', email: '', emailHref: '', hours: '', address: [] }, () => ({})),
  );
  const server = await listen(mountRoutes([routes], { renderer, clock, guards: [], overrides: [] }), parts.guest);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  hosts.listenOn((server.address() as AddressInfo).port);
  return {
    url,
    clock,
    hints,
    checked,
    routes,
    leads: outbox instanceof LeadsInMemory ? outbox.stored : [],
    ...clientOf(url),
    close: () => new Promise((done) => server.close(done)),
  };
}
export type LeadOffice = Awaited<ReturnType<typeof aLeadOffice>>;

const asJson: ErrorRequestHandler = (thrown: unknown, _req, res, _next) => {
  if (!(thrown instanceof HttpError)) return void res.status(500).json({ error: String(thrown) });
  if (thrown.retryAfterSeconds !== undefined) res.set('Retry-After', String(thrown.retryAfterSeconds));
  res.status(thrown.status).json({ error: thrown.message, code: thrown.code, fields: thrown.fields });
};

async function listen(routes: express.RequestHandler, guest: Guest | undefined): Promise<Server> {
  const app = express()
    .set('query parser', 'simple')
    .use(setUpBodyParsing(new AddressRules([])));
  app.use((req, _res, next) => {
    const session = guest && {
      guest: {
        contactId: guest.contactId,
        firstName: guest.firstName,
        lastName: guest.lastName,
        signedInAt: 0,
        seenAt: 0,
      },
    };
    Object.assign(req, {
      id: 'a-request',
      log: { error: () => undefined, warn: () => undefined },
      session: session ?? {},
    });
    next();
  });
  const server = createServer(app.use(routes).use(asJson));
  await new Promise<void>((done) => server.listen(0, done));
  return server;
}

function clientOf(url: string) {
  const read = async (answer: Response) => {
    const text = await answer.text();
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      retryAfter: answer.headers.get('retry-after'),
      body: text === '' || !text.startsWith('{') ? {} : JSON.parse(text),
    };
  };
  return {
    get: async (path: string) => read(await fetch(`${url}${path}`, { redirect: 'manual' })),
    post: async (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
      read(
        await fetch(`${url}${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json', ...headers },
        }),
      ),
    /** As a browser without script. */
    postForm: async (
      path: string,
      form: Readonly<Record<string, string>>,
      headers: Readonly<Record<string, string>> = {},
    ) =>
      read(
        await fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' }),
      ),
  };
}
