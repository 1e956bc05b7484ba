import { knownSecret } from './variable-kinds';

const ownSecrets = ['SESSION_SECRET', 'BOT_CHECK_SECRET', 'CODE_SECRET', 'PREVIEW_SECRET', 'ENGINE_SERVE_KEY'];

/**
 * With one value for two secrets a person who learns one of them knows both: an integrator's key would also sign
 * sessions. The secrets of the demonstration are refused by a line of their own.
 */
export function sharedSecretFaults(value: Readonly<Record<string, unknown>>): readonly string[] {
  const owners = new Map<string, string>();
  return namedSecrets(value).flatMap(([name, text]) => {
    const owner = owners.get(text) ?? name;
    owners.set(text, owner);
    return owner === name
      ? []
      : [`${name}: has the same value as ${owner}; give each its own (openssl rand -base64 32)`];
  });
}

function namedSecrets(value: Readonly<Record<string, unknown>>): readonly (readonly [name: string, text: string])[] {
  const dataKeys = typeof value['DATA_KEYS'] === 'string' ? value['DATA_KEYS'].split(',') : [];
  return [
    ...ownSecrets.flatMap((name) => {
      const text = value[name];
      return typeof text === 'string' && text !== knownSecret ? [[name, text] as const] : [];
    }),
    ...dataKeys.map((key) => ['DATA_KEYS', bytesOf(key.slice(key.indexOf(':') + 1))] as const),
    ...(typeof value['BACKUP_KEY'] === 'string' ? [['BACKUP_KEY', bytesOf(value['BACKUP_KEY'])] as const] : []),
  ];
}

/** A key of 32 bytes has several spellings in base64. */
const bytesOf = (text: string): string => Buffer.from(text, 'base64').toString('base64');
