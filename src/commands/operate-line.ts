import { inUnits, money, readAmount } from '../core/shared/money';
import { type LineReports, readDay } from '../adapters/embedded-office/line-reports';
import { operatePartners, partnersUsage } from './operate-partners';
import type { ReceiptOffice } from '../adapters/embedded-office/receipt-office';
import type { PreparationOffice } from '../adapters/embedded-office/preparation-office';
import { type TripChangeCommands, tripChangesCommand, tripChangesUsage } from './operate-trip-changes';
import type { RecoveryOffice } from '../adapters/embedded-office/recovery-office';
import type { SealOffice } from '../adapters/embedded-office/seal-office';
import { audiences } from '../core/preparation/preparation-item';
import { parseEmail } from '../core/shared/email-address';
import type { LineOffice } from '../adapters/embedded-office/line-office';
import { listUnpaid, type StockCommands, stockUsage, undoUnpaid } from './operate-stock';
import {
  cabinsCommand,
  exportLine,
  faresCommand,
  importLine,
  type InventoryCommands,
  inventoryUsage,
  refundsCommand,
  splitDryRun,
} from './operate-inventory';
import {
  type RequestCommands,
  requestsCommand,
  requestsUsage,
  type StaffCommands,
  staffCommand,
} from './operate-requests';
import { refuse } from '../adapters/embedded-office/refused-command';
import { operateWebhooks, type WebhookCommands } from './operate-webhooks';

export interface OperatorCommands {
  /** The same commands, of which those in `triedOnly` keep nothing. */
  readonly dryRun: () => OperatorCommands;
  readonly partners: Parameters<typeof operatePartners>[0];
  readonly currency: string;
  readonly reports: Pick<
    LineReports,
    'bespoke' | 'sailings' | 'waitlist' | 'accepted' | 'advisers' | 'alerts' | 'deletions' | 'log'
  >;
  readonly office: Pick<
    LineOffice,
    | 'addSailing'
    | 'answerBespoke'
    | 'cancel'
    | 'previewCancellation'
    | 'carryOutDeletion'
    | 'lapse'
    | 'publish'
    | 'releaseCabin'
    | 'releaseEntry'
  >;
  readonly seals: Pick<SealOffice, 'sealAnew'>;
  readonly webhooks: WebhookCommands;
  readonly stock: StockCommands;
  readonly receipts: Pick<ReceiptOffice, 'revoke'>;
  readonly requests: RequestCommands;
  readonly staff: StaffCommands;
  readonly preparation: Pick<PreparationOffice, 'read'>;
  readonly tripChanges: TripChangeCommands;
  readonly recovery: Pick<RecoveryOffice, 'recover'>;
  readonly inventory: InventoryCommands;
}

type Outcome = Promise<readonly string[]> | undefined;
type Commands = Readonly<Record<string, (operatorCommands: OperatorCommands, given: readonly string[]) => Outcome>>;

export const lineUsage = `Usage: npm run line -- <command>
${inventoryUsage}  sailings [from]                     what is on sale from a day on, with cabins left and guests in line
  add-sailing <voyage> <YYYY-MM-DD>   puts one more departure on sale
  publish <voyage>                    shows a voyage to everybody
  withdraw <voyage>                   hides it; guests who booked it still see it
  waitlist [sailing]                  the lines, first guest first
  accepted <reservation>              which terms were accepted with it, and when
  advisers [agency number]            reservations that travel advisers made, with the fare for their commission
  alerts                              payments in dispute, refunded at the provider or not refunded, newest first
  release-place <reservation>         takes a guest out of a line
  release-cabin <sailing> <cabin>     gives back a cabin that was sold elsewhere
  cancel <reservation> [--dry-run]    cancels a booking, an offer or a place in line, and gives back what the terms
                                      say; a dry run says what that would be, and changes nothing
  lapse [reservation]                 ends one unpaid offer now, or all whose date is over
  bespoke list                        what guests want arranged for them, the unanswered first
  bespoke confirm <request> <price|-> [words…]
                                      arranges it, at a price per guest or on request; the guest reads the words
  bespoke decline <request> <words…>  says why it is not to be had
${requestsUsage}  preparation <reservation> <reader>  what its guests share with a reader: consultant, galley, excursions or doctor;
                                      each guest sees that it was read, by whom and when
${tripChangesUsage}  deletions                           guests who asked to be forgotten, the longest waiting first
  deletion-done <request>             erases what need not be kept of such a guest, and closes the request
  seal-data                           seals guests' data by the newest key (DATA_KEYS); a repeat finds nothing to do
  webhooks add <https address> --events <event,event…>
                                      sends these events to a receiver; prints its secret
  webhooks list                       the receivers
  webhooks rotate <endpoint>          makes a new secret; both sign for 24 hours
  webhooks pause <endpoint>           lets its events wait; resume sends them
  webhooks resume <endpoint>          also after a receiver answered 410
  webhooks remove <endpoint>          with its deliveries
  webhooks test <endpoint>            sends a ping and says what was answered
  webhooks log [endpoint] [--failed]  the latest deliveries with their attempts, newest first
  webhooks replay <delivery>          sends it once more, with the same event id
  webhooks replay --failed --since 2h all that were given up since
${partnersUsage}${stockUsage}  revoke-receipts <reservation>       ends the links in its mails; its guest signs in instead
  recover <e-mail|phone|contact> [--email <new address>] <how their identity was checked…>
                                      ends all sessions and passkeys of a guest, and makes the address the only one
                                      that opens the account
  log [count]                         the latest changes, newest first

With --dry-run these say what they would do, and change nothing: import, sailings withdraw, add-sailing, publish,
withdraw, cabins take, release-cabin, fares, cancel, refunds done, lapse, release-place, undo-unpaid.
`;

const said = async (text: Promise<string>): Promise<readonly string[]> => [await text];
const logShown = 50;

/** `-` means on request, which is neither a price nor zero (H32). */
const readPrice = (text: string, currency: string): number | 'on-request' | undefined => {
  if (text === '-') return 'on-request';
  const amount = readAmount(text, currency);
  return amount === undefined || amount === 0 ? undefined : inUnits(money(amount, currency));
};

function bespokeCommand(
  { reports, office, currency }: OperatorCommands,
  [step, requestId, ...rest]: readonly string[],
): Outcome {
  if (step === 'list') return reports.bespoke();
  if (requestId === undefined) return undefined;
  const [priceText = '', ...words] = rest;
  const price = readPrice(priceText, currency);
  if (step === 'confirm' && price !== undefined)
    return said(
      office.answerBespoke(requestId, {
        state: 'confirmed',
        ...(price === 'on-request' ? {} : { price }),
        words: words.join(' '),
      }),
    );
  return step === 'decline' && rest.length > 0
    ? said(office.answerBespoke(requestId, { state: 'declined', words: rest.join(' ') }))
    : undefined;
}

/** Without a word about how the guest was recognised nothing is done. */
function recoverCommand(recovery: OperatorCommands['recovery'], [guest, ...rest]: readonly string[]): Outcome {
  const [option, email, ...after] = rest;
  const hasEmail = option === '--email';
  const [address, words] = hasEmail ? [parseEmail(email ?? ''), after] : [undefined, rest];
  if (guest === undefined || words.length === 0 || (hasEmail && address === undefined)) return undefined;
  return said(recovery.recover({ guest, checked: words.join(' '), email: address }));
}

const commands: Commands = {
  import: ({ inventory }, given) => importLine(inventory, given),
  export: ({ inventory }, given) => exportLine(inventory, given),
  cabins: ({ inventory }, given) => cabinsCommand(inventory, given),
  fares: ({ inventory, currency }, given) => faresCommand(inventory, given, currency),
  refunds: ({ inventory }, given) => refundsCommand(inventory, given),
  sailings: ({ reports, inventory }, [first, second]) => {
    if (first === 'withdraw') return second === undefined ? undefined : said(inventory.office.withdrawSailing(second));
    const from = first === 'list' ? second : first;
    const day = from === undefined ? undefined : readDay(from);
    return from !== undefined && day === undefined ? undefined : reports.sailings(day);
  },
  'add-sailing': ({ office }, [voyageId, from]) => {
    const start = readDay(from ?? '');
    return voyageId === undefined || start === undefined ? undefined : said(office.addSailing(voyageId, start));
  },
  publish: ({ office }, [voyageId]) => (voyageId === undefined ? undefined : said(office.publish(voyageId, true))),
  withdraw: ({ office }, [voyageId]) => (voyageId === undefined ? undefined : said(office.publish(voyageId, false))),
  waitlist: ({ reports }, [itineraryId]) => reports.waitlist(itineraryId),
  alerts: ({ reports }) => reports.alerts(),
  accepted: ({ reports }, [reservationId]) =>
    reservationId === undefined ? undefined : reports.accepted(reservationId),
  advisers: ({ reports }, [agencyNumber]) => reports.advisers(agencyNumber),
  'release-place': ({ office }, [reservationId]) =>
    reservationId === undefined ? undefined : said(office.releaseEntry(reservationId)),
  'release-cabin': ({ office }, [itineraryId, cabin]) =>
    itineraryId === undefined || cabin === undefined ? undefined : said(office.releaseCabin(itineraryId, cabin)),
  cancel: ({ office }, given) => {
    const {
      words: [reservationId],
      isDryRun,
    } = splitDryRun(given);
    if (reservationId === undefined) return undefined;
    return said(isDryRun ? office.previewCancellation(reservationId) : office.cancel(reservationId));
  },
  lapse: ({ office }, [reservationId]) => said(office.lapse(reservationId)),
  bespoke: bespokeCommand,
  requests: ({ requests, staff }, given) => requestsCommand(requests, staff, given),
  staff: ({ staff }, given) => staffCommand(staff, given),
  change: ({ tripChanges }, given) => tripChangesCommand(tripChanges, given),
  preparation: ({ preparation }, [reservationId, reader]) => {
    const audience = audiences.find((one) => one === reader);
    return reservationId === undefined || audience === undefined
      ? undefined
      : preparation.read(reservationId, audience);
  },
  deletions: ({ reports }) => reports.deletions(),
  'deletion-done': ({ office }, [requestId]) =>
    requestId === undefined ? undefined : said(office.carryOutDeletion(requestId)),
  'seal-data': ({ seals }) => said(seals.sealAnew()),
  webhooks: ({ webhooks }, given) => operateWebhooks(webhooks, given),
  partners: ({ partners }, given) => operatePartners(partners, given),
  unpaid: ({ stock }, [actor]) => listUnpaid(stock, actor),
  'undo-unpaid': ({ stock }, [actor]) => (actor === undefined ? undefined : undoUnpaid(stock, actor)),
  recover: ({ recovery }, given) => recoverCommand(recovery, given),
  'revoke-receipts': ({ receipts }, [reservationId]) =>
    reservationId === undefined ? undefined : said(receipts.revoke(reservationId)),
  log: ({ reports }, [count]) => reports.log(Math.max(1, Math.trunc(Number(count)) || logShown)),
};

const ownDryRuns: ReadonlySet<string> = new Set(['import', 'cancel']);
/** Their changes are one transaction each, which a dry run does not keep; they reach nothing outside it. */
const triedOnly: ReadonlySet<string> = new Set([
  'sailings',
  'add-sailing',
  'publish',
  'withdraw',
  'cabins',
  'release-cabin',
  'fares',
  'refunds',
  'lapse',
  'release-place',
  'undo-unpaid',
]);

/**
 * The output lines of an operator's command. Undefined: there is no such command, or an argument is missing. A command
 * without a dry run is refused one: it must not change anything that was only to be tried.
 */
export async function operateLine(
  operatorCommands: OperatorCommands,
  [command = '', ...given]: readonly string[],
): Promise<readonly string[] | undefined> {
  if (!Object.hasOwn(commands, command)) return undefined;
  const { words, isDryRun } = splitDryRun(given);
  const hasDryRun = ownDryRuns.has(command) || triedOnly.has(command);
  // A mistyped option must not carry the command out.
  if (hasDryRun && words.some((word) => word.startsWith('--'))) return undefined;
  if (!isDryRun || ownDryRuns.has(command)) return commands[command]?.(operatorCommands, given);
  if (!hasDryRun) return refuse(`${command} has no dry run. Nothing was changed.`);
  return commands[command]?.(operatorCommands.dryRun(), words);
}
