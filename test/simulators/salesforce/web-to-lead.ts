import express, { type Response } from 'express';
import { VendorSimulator } from '../vendor-simulator';

export const organisationId = '00D5g000000OrgI';
/** The organisation's unique field for submission ids. */
export const submissionIdField = '00N5g00000SubmI';

export type WebForm = Readonly<Record<string, string>>;

const dayMs = 24 * 3_600_000;
const maxPerDay = 500;

/**
 * Web-to-Lead as it behaves on the wire: one answer to everything, what becomes of a form shows
 * later, and nobody is notified. Above 500 in a day forms are set aside; a value that a unique field has already makes no lead.
 */
export class WebToLeadSimulator extends VendorSimulator {
  readonly leads: WebForm[] = [];
  /** Above the day's number. */
  readonly setAside: WebForm[] = [];
  /** No lead was made of them. */
  readonly dropped: WebForm[] = [];
  readonly addresses: string[] = [];
  private readonly times: number[] = [];
  private passedMs = 0;

  constructor() {
    super({ tooMany: (res) => void res.status(429).type('html').send('<html><title>Too many requests</title>') });
    this.app.post('/servlet/servlet.WebToLead', express.urlencoded({ extended: false }), (req, res) => {
      this.addresses.push(req.originalUrl);
      const form = (req.body ?? {}) as WebForm;
      setImmediate(() => this.work(form, String(req.headers['content-type'])));
      answer(res, form['retURL']);
    });
    this.app.use((_req, res) => void res.status(404).type('html').send('<html><title>URL No Longer Exists</title>'));
  }

  passTime(ms: number): void {
    this.passedMs += ms;
  }

  /** As if so many forms had come today already. */
  fill(count: number): void {
    this.times.push(...Array.from({ length: count }, () => this.now()));
  }

  private now(): number {
    return Date.now() + this.passedMs;
  }

  private work(form: WebForm, type: string): void {
    const isOurs = form['oid']?.slice(0, 15) === organisationId && type.startsWith('application/x-www-form-urlencoded');
    const today = this.times.filter((time) => time > this.now() - dayMs).length;
    this.times.push(this.now());
    const id = form[submissionIdField];
    const isKnown = id !== undefined && this.leads.some((lead) => lead[submissionIdField] === id);
    if (!isOurs || !form['last_name'] || !form['company'] || isKnown) this.dropped.push(form);
    else if (today >= maxPerDay) this.setAside.push(form);
    else this.leads.push(form);
  }
}

export const createWebToLead = () => new WebToLeadSimulator();

/** The same, whatever becomes of it. */
function answer(res: Response, page: string | undefined): void {
  res.set('Is-Processed', 'true');
  if (page === undefined) return void res.status(200).type('html').send('<html><title>Thank you</title>');
  res.redirect(302, page);
}
