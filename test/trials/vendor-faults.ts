import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../services/redis-server';
import { type VendorFault, vendorFaults } from '../simulators/vendor-simulator';
import { openVendorSystems, type VendorSystems } from '../simulators/vendor-systems';
import { ApiClient } from '../support/sign-in';
import { type RunningServer, startServer } from '../support/start-server';
import { type Drill, roundRobin, type TrialReport } from './trial';

/** The deadlines are those of docs/reliability.md. */
const [pageMs, readMs, writeMs] = [3_000, 5_000, 10_000];
const recoveryMs = 10_000;

interface Probe {
  readonly what: string;
  readonly maxMs: number;
  readonly statuses: readonly number[];
  readonly call: (guest: ApiClient, vendors: VendorSystems) => Promise<Response>;
}

interface Breakable {
  breakDown(fault: VendorFault, calls?: number): void;
}

interface VendorUnderFault {
  readonly name: string;
  readonly of: (vendors: VendorSystems) => Breakable;
  readonly probes: readonly Probe[];
}

const page = (path: string): Probe => ({
  what: `GET ${path}`,
  maxMs: pageMs,
  statuses: [200],
  call: (guest) => guest.get(path),
});
const read = (path: string): Probe => ({
  what: `GET ${path}`,
  maxMs: readMs,
  statuses: [200, 503],
  call: (guest) => guest.get(path),
});
const proofFor = ({ botCheck }: VendorSystems, action: string) => botCheck.issue({ action, hostname: 'localhost' });

let messages = 0;
const leadProbe: Probe = {
  what: 'POST /api/contact-us',
  maxMs: writeMs,
  statuses: [200],
  call: (guest, vendors) => {
    messages += 1;
    const fields = {
      first_name: 'Ada',
      last_name: 'Lindqvist',
      email: `ada.${messages}@example.com`,
      topic: 'General Inquiry',
      message: `Letter ${messages}`,
    };
    return new ApiClient(guest.url, `10.9.${messages >> 8}.${messages & 255}`).post('/api/contact-us', {
      ...fields,
      token: proofFor(vendors, 'contact-us'),
    });
  },
};
const askCode: Probe = {
  what: 'POST /api/otp-request',
  maxMs: writeMs,
  // One number has one code in thirty seconds.
  statuses: [200, 429, 503],
  call: (guest, vendors) => {
    messages += 1;
    const stranger = new ApiClient(guest.url, `10.8.${messages >> 8}.${messages & 255}`);
    return stranger.post('/api/otp-request', {
      loginMethod: 'OTP_PHONE',
      code: 'US',
      phoneNum: '3055550142',
      token: proofFor(vendors, 'otp-request'),
    });
  },
};

const vendorsUnderFault: readonly VendorUnderFault[] = [
  {
    name: 'Salesforce',
    of: ({ salesforce }) => salesforce,
    probes: [
      ...[
        '/my-profile/overview',
        '/my-profile/favourites',
        '/my-profile/inquiries',
        '/my-profile/settings',
        '/my-profile/settings/emails',
        '/my-profile/settings/phones',
        '/my-profile/settings/addresses',
        '/voyages',
      ].map((path) => page(path)),
      read('/api/favorites'),
      read('/api/contact-information'),
      leadProbe,
    ],
  },
  {
    name: 'Contentful',
    of: ({ contentful }) => contentful,
    probes: [page('/'), page('/voyages'), page('/stories'), read('/api/stories')],
  },
  {
    name: 'the reservation engine',
    of: ({ gateway }) => gateway,
    // A guest's pages come from no page cache: each of them asks the engine itself.
    probes: [
      page('/my-profile/trips'),
      page('/'),
      page('/voyages'),
      page('/voyages/the-grenadines-slowly'),
      page('/ports/mykonos'),
      page('/shore-and-sea-experiences'),
      read('/api/reservations'),
      read('/api/shore-ex-available?startDate=2027-06-01&endDate=2027-06-30'),
    ],
  },
  { name: 'Twilio Verify', of: ({ verify }) => verify, probes: [askCode, page('/voyages')] },
];

/** A word of these in an answer or in a log is a fault: what the site knows about its vendors is not a visitor's to read. */
const secretsOf = ({ env, salesforce }: VendorSystems): readonly string[] => [
  ...Object.entries(env).flatMap(([name, value]) => (/SECRET|TOKEN$|_KEY$/.test(name) ? [value] : [])),
  ...salesforce.logins.tokens,
];

/**
 * Breaks each vendor in every way, or in one of them in turn, while visitors and a guest use the site.
 * `slackMs`: how much later than its deadline an answer may come on a busy machine.
 */
export async function breakVendors({
  faults,
  isSample,
  callsAtOnce,
  slackMs,
}: {
  readonly faults: readonly VendorFault[];
  readonly isSample: boolean;
  readonly callsAtOnce: number;
  readonly slackMs: number;
}): Promise<TrialReport> {
  const port = await freePort();
  const vendors = await openVendorSystems({ site: `http://localhost:${port}` });
  const site = await startServer({ port, env: { ...vendors.env, TRUST_PROXY: '1', LOG_LEVEL: 'info' } });
  try {
    const guest = await signInByText(site, vendors);
    const wrong: string[] = [];
    let answers = 0;
    let slowestRecovery = 0;
    for (const [index, { name, of, probes }] of vendorsUnderFault.entries()) {
      for (const fault of isSample ? roundRobin(faults, index, 1) : faults) {
        of(vendors).breakDown(fault);
        for (const probe of probes) {
          const complaints = await Promise.all(
            Array.from({ length: callsAtOnce }, () => tryProbe(probe, { guest, vendors, slackMs })),
          );
          answers += complaints.length;
          for (const complaint of complaints.flat()) wrong.push(`${name}, ${fault}: ${complaint}`);
        }
        of(vendors).breakDown('none');
        slowestRecovery = Math.max(slowestRecovery, await untilWell(probes, guest, vendors));
      }
    }
    const log = site.output();
    const outcome = secretsOf(vendors).filter((secret) => log.includes(secret));
    const logins = vendors.salesforce.maxConcurrent('/services/oauth2/token');
    return {
      isGood: wrong.length === 0 && outcome.length === 0 && logins <= 1 && slowestRecovery <= recoveryMs + slackMs,
      rows: [
        ['vendors, and ways in which each was broken', `${vendorsUnderFault.length}, ${isSample ? 1 : faults.length}`],
        ['answers that were looked at', answers],
        [
          'answers that are not as promised',
          wrong.length === 0 ? 0 : `${wrong.length}: ${[...new Set(wrong)].slice(0, 12).join('; ')}`,
        ],
        ['slowest recovery, ms', Math.round(slowestRecovery)],
        ['secrets of vendors in the log', outcome.length],
        ['logins at Salesforce at once, at most', logins],
      ],
    };
  } finally {
    await site.stop();
    await vendors.close();
  }
}

async function tryProbe(
  { what, maxMs, statuses, call }: Probe,
  { guest, vendors, slackMs }: { readonly guest: ApiClient; readonly vendors: VendorSystems; readonly slackMs: number },
): Promise<readonly string[]> {
  const began = performance.now();
  const answer = await call(guest, vendors);
  const text = await answer.text();
  const ms = performance.now() - began;
  const secret = secretsOf(vendors).find((one) => text.includes(one));
  return [
    ...(statuses.includes(answer.status) ? [] : [`${what} answered ${answer.status} ${text.slice(0, 120)}`]),
    ...(ms <= maxMs + slackMs ? [] : [`${what} took ${Math.round(ms)} ms`]),
    ...(answer.status === 503 && !answer.headers.has('retry-after') ? [`${what} has no Retry-After`] : []),
    ...(secret === undefined && !/Just a moment|Maintenance<|Internal error/.test(text)
      ? []
      : [`${what} tells of its vendor`]),
  ];
}

/** How long after the vendor is well again the site is, too. */
async function untilWell(probes: readonly Probe[], guest: ApiClient, vendors: VendorSystems): Promise<number> {
  const began = performance.now();
  for (const { call } of probes) {
    while (performance.now() - began < 2 * recoveryMs && (await call(guest, vendors)).status >= 500) await sleep(200);
  }
  return performance.now() - began;
}

async function signInByText(site: RunningServer, vendors: VendorSystems): Promise<ApiClient> {
  const guest = new ApiClient(site.url, '10.7.0.1');
  const phone = { loginMethod: 'OTP_PHONE', code: 'US', phoneNum: '3055550142' };
  const asked = await guest.post('/api/otp-request', { ...phone, token: proofFor(vendors, 'otp-request') });
  const code = vendors.verify.codesOf('+13055550142').at(-1);
  const verified = await guest.post('/api/otp-verify', { ...phone, OTP: code });
  const { token = '' } = (await verified.json()) as { readonly token?: string };
  const session = await guest.post('/api/otp-auth', {}, { Authorization: `Bearer ${token}` });
  if (!session.ok)
    throw new Error(`sign-in by text message answered ${[asked.status, verified.status, session.status].join(', ')}`);
  return guest;
}

export const vendorFaultsDrill: Drill = {
  title: 'Every vendor, broken in every way',
  how: 'A site with every vendor’s adapter against simulators of all of them, and a second installation as its engine; each vendor in turn is slow, silent, busy, down, or talks nonsense, while five at once use what depends on it.',
  verdict: 'What stands behind one vendor fails alone, in time and in words of ours; nothing of a visitor’s is lost.',
  run: () =>
    breakVendors({
      faults: vendorFaults.filter((fault) => fault !== 'none'),
      isSample: false,
      callsAtOnce: 5,
      slackMs: 1_500,
    }),
};
