import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../../config/config';
import type { SampleLine } from '../adapters/embedded-content/sample-line';
import type { LineDatabase } from '../adapters/sql/line-database';
import type { Clock } from '../core/shared/clock.port';
import type { GuestSeals } from '../core/shared/guest-seals.port';
import { NodeKeyDigests } from '../adapters/node-crypto/key-digests';
import { NodeSecureRandom } from '../adapters/node-crypto/secure-random';
import { LineReports } from '../adapters/embedded-office/line-reports';
import { PartnerOffice } from '../adapters/embedded-office/partner-office';
import { SealOffice } from '../adapters/embedded-office/seal-office';
import { LineExport } from '../adapters/embedded-office/import/line-export';
import { LineImport } from '../adapters/embedded-office/import/line-import';
import { InventoryOffice } from '../adapters/embedded-office/inventory-office';
import { RefundOffice } from '../adapters/embedded-office/refund-office';
import { LineOffice } from '../adapters/embedded-office/line-office';
import { ReceiptOffice } from '../adapters/embedded-office/receipt-office';
import { PreparationOffice } from '../adapters/embedded-office/preparation-office';
import { RequestOffice } from '../adapters/embedded-office/request-office';
import { StaffOffice } from '../adapters/embedded-office/staff-office';
import { TripChangeOffice } from '../adapters/embedded-office/trip-change-office';
import { RecoveryOffice } from '../adapters/embedded-office/recovery-office';
import { StockOffice } from '../adapters/embedded-office/stock-office';
import { WebhookOffice } from '../adapters/embedded-office/webhook-office';
import { SqlWebhookDeliveries } from '../adapters/embedded-state/webhooks/webhook-deliveries';
import { NodeSecrets } from '../adapters/node-crypto/secrets';
import { HttpWebhookSender } from '../adapters/webhook-http/webhook-sender';
import { DeliverWebhooks } from '../core/webhooks/deliver-webhooks';
import { EmbeddedSailingInventory } from '../adapters/embedded-engine/sailing-inventory';
import type { OperatorCommands } from './operate-line';
import { networkDigest } from '../core/engine/booking-actor';
import { BuiltAssets } from '../web/rendering/built-assets';
import { visitorAddress } from '../web/visitor-address';
import { LibPhoneNumbers } from '../adapters/libphonenumber/phone-numbers';
import { paths } from '../web/paths';
import { TextMessageCountries } from '../core/sign-in/text-message-countries';
import { OutboxMessages } from '../adapters/embedded-state/outbox-messages';
import { openCarrier } from '../systems/message-carrier';
import { passkeysAtSalesforce } from '../systems/passkeys-at-salesforce';
import { openPayments } from '../systems/payments';
import { sessionsInRedis } from '../systems/sessions-in-redis';

interface CommandParts {
  readonly config: Config;
  readonly db: Kysely<LineDatabase>;
  readonly seals: GuestSeals;
  readonly content: SampleLine;
  /** The folder that the content was read from. */
  readonly folder: string | undefined;
  readonly clock: Clock;
  readonly isDryRun?: boolean;
}

/** The offices behind `npm run line -- …`, all of one database. */
export function openOperatorCommands(parts: CommandParts): OperatorCommands {
  const { config, db, seals, content, folder, clock, isDryRun = false } = parts;
  const { contentFolder } = config;
  const siteUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const sessionsElsewhere = sessionsInRedis(config, clock);
  const secrets = new NodeSecrets(config.secrets.codes);
  const who = userInfo().username;
  const warn = (details: object, message: string) =>
    void process.stderr.write(`${message}: ${JSON.stringify(details)}\n`);
  const passkeysElsewhere = passkeysAtSalesforce({ config, db, clock, warn });
  const allowsPrivateHosts = config.allowsPrivateWebhookHosts;
  return {
    dryRun: () => openOperatorCommands({ ...parts, isDryRun: true }),
    currency: content.facts.currency,
    partners: new PartnerOffice({
      db,
      clock,
      who,
      digests: new NodeKeyDigests(),
      random: new NodeSecureRandom(),
    }),
    reports: new LineReports(db, new EmbeddedSailingInventory(db, clock, content.facts.timeZone)),
    office: new LineOffice({
      db,
      content,
      clock,
      who,
      isDryRun,
      payments: openPayments(config, db, { warn }).payments,
      ...(sessionsElsewhere ? { sessionsElsewhere } : {}),
    }),
    receipts: new ReceiptOffice({ db, clock, who }),
    requests: new RequestOffice({ db, clock, who }),
    staff: new StaffOffice({ db, clock, who, pageUrl: `${siteUrl}${paths.staff.requests}` }),
    preparation: new PreparationOffice({ db, clock, who }),
    tripChanges: new TripChangeOffice({ db, content, clock, who }),
    recovery: new RecoveryOffice({
      db,
      clock,
      who,
      ...(sessionsElsewhere ? { sessionsElsewhere } : {}),
      ...(passkeysElsewhere ? { passkeysElsewhere } : {}),
      sender: openCarrier({
        messages: config.messages,
        facts: content.facts,
        log: { info: () => undefined, warn },
        outbox: new OutboxMessages(db, clock),
      }).carrier,
      countries: new TextMessageCountries(config.smsCountries, new LibPhoneNumbers()),
      lineName: content.facts.name,
      accountUrl: `${siteUrl}${paths.account.settings}`,
    }),
    inventory: {
      office: new InventoryOffice({ db, clock, who, isDryRun, timeZone: content.facts.timeZone }),
      refunds: new RefundOffice({ db, clock, who, isDryRun }),
      importer: new LineImport({ db, clock, who, contentFolder, hasPicture: picturesOf(config.builtFolder) }),
      exporter: new LineExport({ db, clock, content, contentFolder: folder }),
    },
    stock: {
      office: new StockOffice({ db, clock, who, isDryRun }),
      networkOf: (address) => networkDigest(secrets, visitorAddress({ ip: address })),
    },
    seals: new SealOffice({ db, seals, clock, who }),
    webhooks: new WebhookOffice({
      db,
      secrets,
      clock,
      who,
      deliverWebhooks: new DeliverWebhooks({
        deliveries: new SqlWebhookDeliveries(db, secrets),
        sender: new HttpWebhookSender({ allowsPrivateHosts }),
        random: new NodeSecureRandom(),
      }),
      allowsPrivateHosts,
    }),
  };
}

/** Undefined where the site was not built on this machine. */
function picturesOf(builtFolder: string): ((name: string) => boolean) | undefined {
  if (!existsSync(join(builtFolder, 'manifest.json'))) return undefined;
  const assets = BuiltAssets.read(builtFolder);
  return (name) => assets.hasPicture(name);
}
