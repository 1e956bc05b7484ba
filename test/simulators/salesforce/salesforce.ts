import express, { type Request, type Response } from 'express';
import { VendorSimulator } from '../vendor-simulator';
import { Org } from './org';
import { crmObjects, type OrgSchema } from './org-schema';
import { type ApiRoute, SalesforceApi } from './salesforce-api';
import { type LoginRules, SalesforceLogins } from './salesforce-login';
import { seedSampleOrg, type SampleConsultant } from './sample-org';

export const salesforceRules: LoginRules = {
  clientId: '3MVG9-the-consumer-key-of-the-simulator',
  clientSecret: 'a-consumer-secret-of-the-simulator',
  username: 'site@ondine.example',
  audience: 'https://login.salesforce.com',
};

/** The first consultant of the sample line. */
const defaultConsultant: SampleConsultant = {
  firstName: 'Inés',
  lastName: 'Calloway',
  email: 'ines.calloway@ondine.example',
  phone: '+13055550117',
};

export interface SalesforceSimulatorOptions {
  readonly login?: Partial<LoginRules>;
  /** Objects beside those of the CRM, or in their place. */
  readonly objects?: OrgSchema;
  readonly routes?: readonly ApiRoute[];
  readonly consultant?: SampleConsultant;
  readonly now?: () => Date;
  /** Called after the sample guests are there, at start and at each reset. */
  readonly seed?: (org: Org) => void;
  readonly isSpared?: (path: string) => boolean;
}

/** Salesforce on the wire: stateful, and broken on demand. */
export function createSalesforce({
  login,
  objects = {},
  routes = [],
  consultant = defaultConsultant,
  now,
  seed,
  isSpared,
}: SalesforceSimulatorOptions = {}) {
  const org = new Org({ ...crmObjects, ...objects }, now);
  const api = new SalesforceApi(org, routes);
  const usage = { used: 0, total: 100_000 };
  const tooMany = (res: Response) =>
    void res.status(403).json([{ message: 'TotalRequests Limit exceeded.', errorCode: 'REQUEST_LIMIT_EXCEEDED' }]);
  const vendor = new VendorSimulator<'refused-by-a-proxy'>({
    tooMany,
    ...(isSpared ? { isSpared } : {}),
    ownFaults: { 'refused-by-a-proxy': (res) => void res.status(401).type('html').send('<html><title>Sign in') },
  });
  const logins = new SalesforceLogins({ ...salesforceRules, ...login }, () => vendor.url);

  const answer = (req: Request, res: Response) => {
    if (!logins.isGood(req.headers.authorization))
      return void res.status(401).json([{ message: 'Session expired or invalid', errorCode: 'INVALID_SESSION_ID' }]);
    if (usage.used >= usage.total) return tooMany(res);
    usage.used += 1;
    res.set('Sforce-Limit-Info', `api-usage=${usage.used}/${usage.total}`);
    const [, version = '', path = '/'] = /^\/services\/data\/(v\d\d\.\d)(\/.*)$/.exec(req.path) ?? [];
    const query = Object.fromEntries(Object.entries(req.query).map(([name, value]) => [name, String(value)]));
    const headers = Object.fromEntries(
      Object.entries(req.headers).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
    );
    const { status, body } = api.answer({
      method: req.method,
      path,
      query,
      headers,
      body: req.body as unknown,
      version,
    });
    if (body === undefined) return void res.status(status).end();
    if (Buffer.isBuffer(body)) return void res.status(status).type('application/octet-stream').send(body);
    res.status(status).json(body);
  };

  vendor.app.post('/services/oauth2/token', express.urlencoded({ extended: false }), (req, res) => {
    const { status, body } = logins.answer((req.body ?? {}) as Readonly<Record<string, string>>);
    res.status(status).json(body);
  });
  vendor.app.use('/services/data', express.json({ limit: '6mb' }));
  vendor.app.use((req, res) =>
    req.path.startsWith('/services/data/')
      ? answer(req, res)
      : void res.status(404).type('html').send('<html><title>URL No Longer Exists</title>'),
  );

  const reset = () => {
    org.clear();
    Object.assign(usage, { used: 0, total: 100_000 });
    logins.expireAll();
    logins.isLockedOut = false;
    api.pageSize = 2_000;
    vendor.breakDown('none');
    seedSampleOrg(org, consultant);
    seed?.(org);
  };
  reset();

  return {
    org,
    api,
    usage,
    logins,
    seen: vendor.seen,
    reset,
    listen: (port?: number) => vendor.listen(port),
    get url() {
      return vendor.url;
    },
    breakDown: vendor.breakDown.bind(vendor),
    maxConcurrent: vendor.maxConcurrent.bind(vendor),
    close: () => vendor.close(),
  };
}

export type SalesforceSimulator = ReturnType<typeof createSalesforce>;
