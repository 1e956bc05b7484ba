import { parseArgs, type ParseArgsConfig } from 'node:util';
import { PartnerOffice } from '../adapters/embedded-office/partner-office';
import { maxPerMinute } from '../core/partners/partner';
import { partnerScopes, readScopes } from '../core/partners/partner-scope';
import { NodeKeyDigests } from '../adapters/node-crypto/key-digests';
import { NodeSecureRandom } from '../adapters/node-crypto/secure-random';
import { CommandError } from './command-error';
import type { CommandOutcome, OpenOffices, OperatorCommand } from './operator-command';
import { readDuration } from './read-duration';

const usage = `  partners list                       partners with their scopes, budgets and keys
  partners add <name> --scopes ${partnerScopes.join(',')} --per-minute 600
                                      makes a partner and its first key, which is printed once
  partners change <partner> [--scopes …] [--per-minute …]
                                      gives it other scopes or another budget, from the next request on
  partners rotate <partner> [--overlap 24h]
                                      makes a new key; the others work until the overlap (30m, 24h, 7d, 0m) is over
  partners revoke <partner> [--key <key>]
                                      ends one key, or all, at once
`;

type Office = Pick<PartnerOffice, 'add' | 'changeLimits' | 'rotate' | 'revoke' | 'list'>;
const maxNameLength = 80;
const defaultOverlap = '24h';
const maxOverlapMs = 90 * 24 * 3_600_000;

declare module './operator-command' {
  interface OperatorOffices {
    readonly partners: Office;
  }
}

export const openOffices: OpenOffices<'partners'> = ({ db, clock, who }) => ({
  partners: new PartnerOffice({ db, clock, who, digests: new NodeKeyDigests(), random: new NodeSecureRandom() }),
});

export const commands: readonly OperatorCommand[] = [
  { name: 'partners', usage, run: ({ partners }, args) => partnersCommand(partners, args) },
];

/**
 * An unknown step returns undefined, which prints the usage. @throws CommandError when an argument is missing or
 * invalid
 */
export function partnersCommand(office: Office, [step = '', ...args]: readonly string[]): CommandOutcome {
  return Object.hasOwn(steps, step) ? steps[step]?.(office, args) : undefined;
}

const steps: Readonly<Record<string, (office: Office, args: readonly string[]) => CommandOutcome>> = {
  list: (office) => office.list(),
  add: (office, args) => {
    const { subject: name, flags } = read(args, ['scopes', 'per-minute']);
    if (name.length > maxNameLength || /\p{Cc}/u.test(name))
      throw new CommandError(`name: at most ${maxNameLength} characters, none of them a control character`);
    return office.add({ name, scopes: scopesOf(flags['scopes']), perMinute: perMinuteOf(flags['per-minute']) });
  },
  change: (office, args) => {
    const { subject, flags } = read(args, ['scopes', 'per-minute']);
    const changes = {
      ...(flags['scopes'] === undefined ? {} : { scopes: scopesOf(flags['scopes']) }),
      ...(flags['per-minute'] === undefined ? {} : { perMinute: perMinuteOf(flags['per-minute']) }),
    };
    if (Object.keys(changes).length === 0)
      throw new CommandError('One of --scopes and --per-minute is wanted, or both');
    return office.changeLimits(subject, changes);
  },
  rotate: (office, args) => {
    const { subject, flags } = read(args, ['overlap']);
    return office.rotate(subject, millisecondsOf(flags['overlap'] ?? defaultOverlap));
  },
  revoke: (office, args) => {
    const { subject, flags } = read(args, ['key']);
    return office.revoke(subject, flags['key']);
  },
};

function read(args: readonly string[], names: readonly string[]) {
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    names.map((name) => [name, { type: 'string' as const }]),
  );
  const { values, positionals } = parse(args, options);
  const [subject = ''] = positionals;
  if (subject.trim() === '' || positionals.length > 1)
    throw new CommandError('one name or partner is wanted; put a name with spaces in quotation marks');
  return { subject: subject.trim(), flags: values as Readonly<Record<string, string | undefined>> };
}

function parse(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

function scopesOf(text = '') {
  const scopes = readScopes(text.split(',').map((name) => name.trim()));
  if (!scopes) throw new CommandError(`Option --scopes: one or more of ${partnerScopes.join(',')}`);
  return scopes;
}

function perMinuteOf(text = ''): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > maxPerMinute)
    throw new CommandError(`--per-minute: a whole number from 1 to ${maxPerMinute}`);
  return number;
}

function millisecondsOf(text: string): number {
  const time = readDuration(text);
  if (time === undefined || time > maxOverlapMs)
    throw new CommandError('Option --overlap: minutes, hours or days, such as 30m, 24h or 7d; 90d at most');
  return time;
}
