import { type Lead, trackingNames } from '../../core/leads/lead';
import type { AcceptOutcome, LeadInbox } from '../../core/leads/lead-inbox.port';
import { answerOf } from '../../core/leads/validate-field';
import { type RateBudget, type RateLimits } from '../../core/shared/rate-limits.port';
import { Unavailable } from '../../core/shared/unavailable';
import { HttpClient } from '../http-client/http-client';
import { unavailableOf } from '../http-client/http-outcome';
import { answerText, consentText } from './lead-fields';
import type { WebToLeadMapping } from './lead-mapping';

const vendor = 'Web-to-Lead';
const defaultDeadlineMs = 3_500;
/** The default number of leads that Web-to-Lead accepts in a day; its support can raise it. */
const daily: RateBudget = { name: 'web-to-lead', max: 500, withinSeconds: 24 * 3_600 };
const wholeSite = 'site';

interface WebToLeadOptions {
  readonly url: string;
  readonly oid: string;
  /** Salesforce requires it and redirects browsers to it; this server does not follow. */
  readonly retUrl: string;
  readonly mapping: WebToLeadMapping;
  readonly deadlineMs?: number;
  readonly limits: Pick<RateLimits, 'take' | 'look' | 'release'>;
  readonly log: { warn(details: object, message: string): void };
}

/**
 * Delivers leads to an organisation that has no API user for the site. Salesforce responds the same whether it creates
 * the lead or not, so that the outcome is never more than `handed-in`. Leads above the daily limit wait in the site's
 * outbox.
 */
export class WebToLeadInbox implements LeadInbox {
  private readonly http: HttpClient;
  private readonly path: string;

  constructor(private readonly options: WebToLeadOptions) {
    const { origin, pathname, searchParams } = new URL(options.url);
    searchParams.set('encoding', 'UTF-8');
    searchParams.set('orgId', options.oid);
    this.http = new HttpClient({
      vendor,
      url: origin,
      deadlineMs: options.deadlineMs ?? defaultDeadlineMs,
      log: options.log,
    });
    this.path = `${pathname}?${searchParams.toString()}`;
  }

  async accept(lead: Lead): Promise<AcceptOutcome> {
    const { limits, oid, retUrl, mapping } = this.options;
    const uses = [{ budget: daily, subject: wholeSite }];
    const room = await limits.take(uses);
    if (room.kind === 'exceeded') throw new Unavailable(vendor, { cause: new Error('the day’s number is used up') });
    const outcome = await this.http.write({
      path: this.path,
      form: { oid, retURL: retUrl, ...webToLeadFields(lead, mapping) },
      headers: { Accept: 'text/html' },
    });
    if (
      outcome.kind === 'answered' ||
      (outcome.kind === 'protocol' && (outcome.status === 302 || outcome.status === 303))
    )
      return { kind: 'handed-in' };
    // The request was never sent, so that it does not count against the day's quota.
    if (outcome.kind === 'unavailable' && outcome.isOurOwn) await limits.release(uses).catch(() => undefined);
    throw unavailableOf(vendor, outcome);
  }

  /** `/health` calls this check. @throws Error when today's quota is spent */
  async check(): Promise<void> {
    const { limits } = this.options;
    if ((await limits.look([{ budget: daily, subject: wholeSite }])).kind === 'exceeded')
      throw new Error('500 leads within 24 hours: the next ones wait');
  }

  close(): void {
    this.http.close();
  }
}

const standard: Readonly<Record<string, string>> = {
  first_name: 'first_name',
  last_name: 'last_name',
  company: 'company',
  email: 'email',
  phone: 'phone',
  zip: 'zip',
};
const spokenFields: readonly string[] = ['message', 'comments', 'notes'];
/**
 * Form fields that are not answers: the organisation's id and the return URL; country and state have other names here.
 */
const omittedFields: readonly string[] = ['oid', 'retURL', 'country', 'countryLabel', 'state', 'stateLabel'];

/**
 * Maps a lead to form fields. In Web-to-Lead `country_code` is the country of residence, by ISO. The site's wire name
 * `country_code` is that of a phone number and is sent with the other answers.
 */
function webToLeadFields(lead: Lead, { recordType, fields: ids }: WebToLeadMapping): Readonly<Record<string, string>> {
  const form: Record<string, string> = {};
  const unnamedFields: string[] = [];
  for (const [name, value] of Object.entries({ ...lead.fields, ...saidNo(lead) })) {
    const field = ids[name] ?? standard[name];
    if (field !== undefined) form[field] = answerText(value);
    else if (spokenFields.includes(name)) unnamedFields.unshift(answerText(value));
    else if (!omittedFields.includes(name)) unnamedFields.push(`${name}: ${answerText(value)}`);
  }
  for (const [name, value] of Object.entries(aboutOf(lead))) {
    const id = ids[name];
    if (id !== undefined) form[id] = value;
    else if (name !== 'submissionId' && name !== 'isUnchecked') unnamedFields.push(`${name}: ${value}`);
  }
  const country = answerOf(lead.fields, 'country');
  const state = answerOf(lead.fields, 'state');
  return {
    ...form,
    ...(/^[A-Z]{2}$/.test(country) ? { country_code: country } : {}),
    ...(/^[A-Z0-9]{1,3}$/.test(state) ? { state_code: state } : {}),
    lead_source: lead.leadSource,
    ...(recordType === undefined ? {} : { recordType }),
    ...(unnamedFields.length === 0 ? {} : { description: unnamedFields.join('\n') }),
  };
}

/** A consent that was asked for and not given is sent empty. */
const saidNo = ({ consents, fields }: Lead): Readonly<Record<string, string>> =>
  Object.fromEntries(consents.flatMap(({ name, isGiven }) => (isGiven || name in fields ? [] : [[name, '']])));

function aboutOf(lead: Lead): Readonly<Record<string, string>> {
  const { tracking, submissionId, formId, receivedAt, isUnchecked, consents, pageUrl } = lead;
  return {
    submissionId,
    form: formId,
    receivedAt: receivedAt.toISOString(),
    isUnchecked: isUnchecked ? '1' : '0',
    ...(consents.length > 0 ? { consents: consentText(lead) } : {}),
    ...(pageUrl === undefined ? {} : { pageUrl }),
    ...Object.fromEntries(
      trackingNames.flatMap((name) => (tracking[name] === undefined ? [] : [[name, tracking[name]]])),
    ),
  };
}
