/** Name of the key that CODE_SECRET makes. */
export const keyOfCodes = 'code-secret';

/**
 * A key of guests' data at rest. Each sealed value names its key, so that older values can be opened after a rotation.
 */
export interface DataKey {
  readonly id: string;
  readonly secret: string | Buffer;
}

/**
 * Values that were sealed while `DATA_KEYS` was not set can still be opened: the secret of codes is then the last key,
 * or the only one.
 */
export function readDataKeys(text: string | undefined, codeSecret: string): readonly [DataKey, ...DataKey[]] {
  const ofCodes = { id: keyOfCodes, secret: codeSecret };
  const [first, ...others] = (text ?? '')
    .split(',')
    .filter((one) => one !== '')
    .map((one): DataKey => {
      const [id = '', key = ''] = one.split(':');
      return { id, secret: Buffer.from(key, 'base64url') };
    });
  return first ? [first, ...others, ofCodes] : [ofCodes];
}
