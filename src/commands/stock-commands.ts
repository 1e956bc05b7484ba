import { isIP } from 'node:net';
import { type ActorFilter, StockOffice } from '../adapters/embedded-office/stock-office';
import { parseEmail } from '../core/shared/email-address';
import { networkDigest } from '../core/engine/booking-actor';
import { NodeSecrets } from '../adapters/node-crypto/secrets';
import { visitorAddress } from '../web/visitor-address';
import { CommandError } from './command-error';
import type { OpenOffices, OperatorCommand } from './operator-command';

interface StockCommands {
  readonly office: Pick<StockOffice, 'list' | 'undo'>;
  /** The digest under which the network of an IP address is stored. */
  readonly networkOf: (address: string) => string;
}

declare module './operator-command' {
  interface OperatorOffices {
    readonly stock: StockCommands;
  }
}

export const openOffices: OpenOffices<'stock'> = ({ config, db, clock, who, isDryRun }) => {
  const secrets = new NodeSecrets(config.secrets.codes);
  return {
    stock: {
      office: new StockOffice({ db, clock, who, isDryRun }),
      networkOf: (address) => networkDigest(secrets, visitorAddress({ ip: address })),
    },
  };
};

export const commands: readonly OperatorCommand[] = [
  {
    name: 'unpaid',
    usage: `  unpaid [actor]                      holds, offers and waitlist entries, newest first; of one actor: an IP address,
                                      an e-mail address, browser:<digits> or network:<digits> as the list shows them
`,
    run: ({ stock }, [actor]) => listUnpaid(stock, actor),
  },
  {
    name: 'undo-unpaid',
    usage: `  undo-unpaid <actor>                 ends all of one actor that nothing was paid for
`,
    dryRun: 'transaction',
    run: ({ stock }, [actor]) => (actor === undefined ? undefined : undoUnpaid(stock, actor)),
  },
];

const minDigits = 8;

const listUnpaid = ({ office, networkOf }: StockCommands, actor?: string): Promise<readonly string[]> =>
  office.list(actor === undefined ? {} : readActor(actor, networkOf));

const undoUnpaid = ({ office, networkOf }: StockCommands, actor: string): Promise<readonly string[]> =>
  office.undo(readActor(actor, networkOf));

/** @throws CommandError when the text names no actor: an empty filter would undo everybody's. */
function readActor(text: string, networkOf: StockCommands['networkOf']): ActorFilter {
  const [, kind, digits = ''] = /^(browser|network):([\w-]+)$/.exec(text) ?? [];
  if (kind !== undefined && digits.length >= minDigits)
    return kind === 'browser' ? { browser: digits } : { network: digits };
  if (isIP(text) !== 0) return { network: networkOf(text) };
  const email = parseEmail(text);
  if (email !== undefined) return { email };
  throw new CommandError(
    `actor: an IP address, an e-mail address, or browser: or network: and at least ${minDigits} digits of the list`,
  );
}
