import { OutboxMessages } from '../adapters/embedded-state/outbox-messages';
import { RecoveryOffice } from '../adapters/embedded-office/recovery-office';
import { LibPhoneNumbers } from '../adapters/libphonenumber/phone-numbers';
import { parseEmail } from '../core/shared/email-address';
import { TextMessageCountries } from '../core/sign-in/text-message-countries';
import { openCarrier } from '../systems/message-carrier';
import { passkeysAtSalesforce } from '../systems/passkeys-at-salesforce';
import { paths } from '../web/paths';
import {
  asLines,
  type CommandOutcome,
  type OpenOffices,
  type OperatorCommand,
  type OperatorOffices,
} from './operator-command';

declare module './operator-command' {
  interface OperatorOffices {
    readonly recovery: Pick<RecoveryOffice, 'recover'>;
  }
}

export const openOffices: OpenOffices<'recovery'> = ({
  config,
  db,
  content: { facts },
  clock,
  who,
  siteUrl,
  sessionsElsewhere,
  warn,
}) => {
  const passkeysElsewhere = passkeysAtSalesforce({ config, db, clock, warn });
  const openSender = async () => {
    const log = { info: () => undefined, warn };
    const outbox = new OutboxMessages(db, clock);
    return (await openCarrier({ messages: config.messages, facts, log, outbox })).carrier;
  };
  return {
    recovery: new RecoveryOffice({
      db,
      clock,
      who,
      ...(sessionsElsewhere ? { sessionsElsewhere } : {}),
      ...(passkeysElsewhere ? { passkeysElsewhere } : {}),
      sender: { send: async (message) => (await openSender()).send(message) },
      countries: new TextMessageCountries(config.smsCountries, new LibPhoneNumbers()),
      lineName: facts.name,
      accountUrl: `${siteUrl}${paths.account.settings}`,
    }),
  };
};

export const commands: readonly OperatorCommand[] = [
  {
    name: 'recover',
    usage: `  recover <e-mail|phone|contact> [--email <new address>] <how their identity was checked…>
                                      ends all sessions and passkeys of a guest, and makes the address the only one
                                      that opens the account
`,
    run: ({ recovery }, args) => recoverCommand(recovery, args),
  },
];

function recoverCommand(recovery: OperatorOffices['recovery'], [guest, ...rest]: readonly string[]): CommandOutcome {
  const [option, email, ...after] = rest;
  const hasEmail = option === '--email';
  const [address, words] = hasEmail ? [parseEmail(email ?? ''), after] : [undefined, rest];
  if (guest === undefined || words.length === 0 || (hasEmail && address === undefined)) return undefined;
  return asLines(recovery.recover({ guest, checked: words.join(' '), email: address }));
}
