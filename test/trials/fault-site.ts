import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresProxy, startForwarder } from '../services/postgres-proxy';
import { type DurablePostgres, startDurablePostgres } from '../services/postgres-server';
import { type DurableRedis, freePort, startDurableRedis } from '../services/redis-server';
import { SmallDisk } from '../services/small-disk';
import { eleanorInCrm, sampleIds } from '../simulators/salesforce/sample-org';
import { stripeKeys } from '../simulators/stripe/stripe-simulator';
import { openVendorSystems, type VendorSystems } from '../simulators/vendor-systems';
import { readMail } from '../support/read-mail';
import { findExcursion, findSuites, type JourneySite } from './fault-journeys';
import { openProxiedSite, type ProxiedSite } from './proxied-site';
import { signInByEmail } from './proxied-sign-in';
import { loopbackAddress, ProxiedVisitor } from './proxied-visitor';

export type SoldBy = 'embedded engine' | 'engine of its own' | 'embedded engine, paid at Stripe';

export interface CrmGuest {
  readonly email: string;
  readonly contactId: string;
}

/** Two nodes behind the proxy with everything that they can lose. */
export interface FaultSite extends JourneySite {
  readonly soldBy: SoldBy;
  readonly databaseUrl: string;
  readonly proxied: ProxiedSite;
  readonly postgres: DurablePostgres;
  readonly redis: DurableRedis;
  readonly disks: Readonly<Record<'postgres' | 'redis', SmallDisk>>;
  readonly vendors: VendorSystems;
  /** Guests who follow the seats of departures. */
  readonly followers: readonly CrmGuest[];
  /** Where mail is handed in. */
  readonly mailRelay: PostgresProxy;
  readonly signInEleanor: () => Promise<void>;
  /** How often each submission is in the CRM. */
  readonly countLeads: () => ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** So many of the guests follow seats; the others sign in, once each. */
const followerCount = 250;
const guestCount = followerCount + 450;
const suiteKinds = 100;
/** More than PostgreSQL's log grows to. */
const diskMegabytes = 1_500;

/** `soldBy`: with an engine of its own a second installation sells, behind a gateway. */
export async function openFaultSite(soldBy: SoldBy): Promise<FaultSite> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-faults-'));
  // PostgreSQL runs as a user of its own inside it.
  chmodSync(home, 0o755);
  const disks = {
    postgres: new SmallDisk(join(home, 'postgres'), diskMegabytes),
    redis: new SmallDisk(join(home, 'redis'), diskMegabytes),
  };
  const postgres = startDurablePostgres(disks.postgres.folder, await freePort());
  const redis = await startDurableRedis(disks.redis.folder);
  const vendors = await openVendorSystems({ site: 'http://localhost' });
  const smtp = new URL(vendors.env['SMTP_URL'] ?? '');
  const mailRelay = await startForwarder(Number(smtp.port));
  smtp.port = String(mailRelay.port);
  const { ENGINE, ENGINE_API_URL, ENGINE_API_KEY, ENGINE_URL, ...others } = vendors.env;
  const engine = { ENGINE, ENGINE_API_URL, ENGINE_API_KEY, ENGINE_URL } as Readonly<Record<string, string>>;
  const contacts = addContacts(vendors);
  const closeServices = async () => {
    await Promise.all([redis.stop(), mailRelay.stop(), vendors.close()]);
    postgres.crash();
    for (const disk of Object.values(disks)) disk.remove();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const proxied = await openProxiedSite({
      stores: { databaseUrl: postgres.url, redisUrl: redis.url },
      env: {
        ...others,
        ...(soldBy === 'engine of its own' ? engine : {}),
        ...(soldBy === 'embedded engine, paid at Stripe' ? paidAt(vendors.stripe.url) : {}),
        CODES: 'local',
        SMTP_URL: smtp.href,
        EXCURSIONS_OPEN_BEFORE: '2040-01-01',
      },
    });
    const newestCode = async (email: string) => {
      const mail = vendors.mail.taken.findLast(({ to }) => to.includes(email));
      const code = /\b\d{6}\b/.exec(mail ? readMail(mail.raw).text : '')?.[0];
      if (code === undefined) throw new Error(`No code was sent to ${email}`);
      return code;
    };
    const botCheckToken = async (action: string) => vendors.botCheck.issue({ action, hostname: 'localhost' });
    const guest = new ProxiedVisitor(proxied.url, loopbackAddress(60_000));
    const signInEleanor = async () => {
      const reply = await signInByEmail(guest, {
        email: eleanorInCrm.email,
        token: () => botCheckToken('otp-request'),
        code: () => newestCode(eleanorInCrm.email),
      });
      if (reply.status !== 200) throw new Error(`The sign-in answered ${reply.step} ${reply.status} ${reply.text}`);
    };
    await signInEleanor();
    return {
      soldBy,
      url: proxied.url,
      guest,
      excursion: await findExcursion(guest),
      sellsSuites: soldBy !== 'engine of its own',
      suites: await findSuites(proxied.url, suiteKinds),
      emails: contacts.slice(followerCount).map(({ email }) => email),
      followers: contacts.slice(0, followerCount),
      botCheckToken,
      newestCode,
      databaseUrl: postgres.url,
      proxied,
      postgres,
      redis,
      disks,
      vendors,
      mailRelay,
      signInEleanor,
      countLeads: () => {
        const found = new Map<string, number>();
        for (const { Submission_Id__c: id } of vendors.salesforce.org.all('Lead'))
          found.set(String(id), (found.get(String(id)) ?? 0) + 1);
        return found;
      },
      close: async () => {
        await proxied.close();
        await closeServices();
      },
    };
  } catch (error) {
    await closeServices();
    throw error;
  }
}

const paidAt = (stripeUrl: string) => ({
  PAYMENTS: 'stripe',
  STRIPE_URL: stripeUrl,
  STRIPE_SECRET_KEY: stripeKeys.secretKey,
  STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
});

/** Guests of the CRM who have no trip yet. */
function addContacts({ salesforce: { org } }: VendorSystems): readonly CrmGuest[] {
  return Array.from({ length: guestCount }, (_, index) => {
    const email = `matrix.guest.${index}@example.com`;
    const { Id } = org.insert('Contact', {
      RecordTypeId: sampleIds.guestRecordType,
      FirstName: 'Matrix',
      LastName: `Guest ${index}`,
      Email: email,
      OwnerId: sampleIds.siteUser,
    });
    return { email, contactId: Id };
  });
}
